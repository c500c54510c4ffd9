import type { Action, ActivityEntry } from '../../shared/activity';
import { type Noun, nouns } from '../../shared/nouns';

const VERBS: Record<Action, string> = { create: 'criou', update: 'alterou', delete: 'excluiu' };
/** Their titles complete these: `o acesso de uma` pessoa, `as` Configurações. */
const OBJECTS: Partial<Record<Noun, string>> = { users: 'o acesso de uma', settings: 'as' };

/** What was done, up to the record's name: `alterou o slide`. */
export function sentenceOf({ action, noun, undoes }: ActivityEntry): string {
  const object = OBJECTS[noun] ?? `${nouns[noun].article} ${nouns[noun].singular}`;
  if (undoes === null) return `${VERBS[action]} ${object}`;
  if (action === 'create') return `restaurou ${object}`;
  return action === 'delete' ? `desfez a criação d${object}` : `desfez uma alteração n${object}`;
}
