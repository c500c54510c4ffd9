import type { Action, ActivityEntry } from '../../shared/activity';
import { type Noun, nouns } from '../../shared/nouns';
import { type Role, rolesText } from '../../shared/roles';
import { actWords, recordsText } from '../acts/words';

/** The action up to the record's name, and the text after it. */
type Sentence = { head: string; tail?: string };

const VERBS: Record<Action, string> = { create: 'criou', update: 'alterou', delete: 'excluiu' };
/** Objects of nouns whose title completes the sentence: `as` Configurações. */
const OBJECTS: Partial<Record<Noun, string>> = { settings: 'as' };

export function sentenceOf({ action, noun, undoes, access, changed }: ActivityEntry): Sentence {
  if (access) return accessSentence(action, access);
  if (noun === 'media' && changed.includes('address')) {
    return { head: undoes === null ? 'substituiu o arquivo da imagem' : 'devolveu o arquivo da imagem' };
  }
  const object = OBJECTS[noun] ?? `${nouns[noun].article} ${nouns[noun].singular}`;
  if (undoes === null) return { head: `${VERBS[action]} ${object}` };
  if (action === 'create') return { head: `restaurou ${object}` };
  return { head: action === 'delete' ? `desfez a criação d${object}` : `desfez uma alteração n${object}` };
}

/** Describes a change of a person's access: `mudou o papel de` Ana Conceição `: Edição → Administração`. */
function accessSentence(action: Action, { before, after }: NonNullable<ActivityEntry['access']>): Sentence {
  if (action === 'create') {
    const roles = rolesIn(after);
    return { head: 'convidou', ...(roles.length > 0 && { tail: ` para ${rolesText(roles)}` }) };
  }
  if (action === 'delete') return { head: before.invited ? 'retirou' : 'excluiu' };
  if ('invitedAgain' in after) return { head: 'enviou de novo o convite de' };
  if ('active' in after) return { head: `${after.active ? 'ativou' : 'desativou'} a conta de` };
  if ('passkeys' in after) return { head: 'removeu as chaves de acesso de' };
  if ('sessions' in after) return { head: 'encerrou as sessões de' };
  return { head: 'mudou o papel de', tail: `: ${rolesText(rolesIn(before))} → ${rolesText(rolesIn(after))}` };
}

/** Returns the roles of an entry. Earlier releases recorded one role, and none for an invitation. */
function rolesIn({ roles, role }: Record<string, unknown>): Role[] {
  if (Array.isArray(roles)) return roles;
  return typeof role === 'string' ? [role as Role] : [];
}

/**
 * Returns the words for writes made together: `importou` `34 produtos`, `mudou o preço de` `34 produtos`, `desfez a
 * importação de` `34 produtos`. `doing` completes the label of the undo button.
 */
export function groupSentence({ noun, undoes }: ActivityEntry, { act, total }: NonNullable<ActivityEntry['group']>) {
  const { did, doing } = act === null ? { did: 'importou', doing: 'a importação de' } : actWords[act];
  return { head: undoes === null ? did : `desfez ${doing}`, doing, records: recordsText(noun, total) };
}

/** Describes the effect of undoing a group. Undoing a restoration deletes the records again. */
export function undoneText(
  { noun, action }: ActivityEntry,
  { act, total }: NonNullable<ActivityEntry['group']>,
): string {
  const records = recordsText(noun, total);
  const back = total === 1 ? 'volta' : 'voltam';
  // An import may contain both new and existing records.
  if (act === null) return `${records} ${back} a ser como antes dela; o que ela criou é excluído.`;
  if (action === 'delete') return `${records} ${back}.`;
  if (action === 'update') return `${records} ${back} a ser como antes dela.`;
  const { article } = nouns[noun];
  return `${records} ${total === 1 ? `é excluíd${article}` : `são excluíd${article}s`} de novo.`;
}
