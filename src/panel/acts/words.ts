import type { Act, ActDone, Left } from '../../shared/acts';
import { listed } from '../../shared/listed';
import { type Noun, wordsOf } from '../../shared/nouns';
import { brokenLinks } from '../links/broken-links';

type Words = {
  /** Label of the button. */
  label: string;
  /** Past action: `ativou` 12 produtos. */
  did: string;
  /** Object of an undo: desfez `a ativação de` 12 produtos. */
  doing: string;
  /** State of the records afterwards: 12 produtos `ativados`. */
  done: (ending: string) => string;
};

/** Words for the actions on many records. A label ends in dots if a dialog follows. */
export const actWords: Record<Act, Words> = {
  publish: { label: 'Publicar', did: 'publicou', doing: 'a publicação de', done: (ending) => `publicad${ending}` },
  unpublish: {
    label: 'Despublicar',
    did: 'despublicou',
    doing: 'a despublicação de',
    done: (ending) => `despublicad${ending}`,
  },
  activate: { label: 'Ativar', did: 'ativou', doing: 'a ativação de', done: (ending) => `ativad${ending}` },
  deactivate: {
    label: 'Desativar',
    did: 'desativou',
    doing: 'a desativação de',
    done: (ending) => `desativad${ending}`,
  },
  feature: { label: 'Destacar', did: 'destacou', doing: 'o destaque de', done: () => 'em destaque' },
  unfeature: {
    label: 'Tirar destaque',
    did: 'tirou do destaque',
    doing: 'a saída do destaque de',
    done: () => 'fora dos destaques',
  },
  highlight: {
    label: 'Pôr nos filtros',
    did: 'pôs nos filtros',
    doing: 'a entrada nos filtros de',
    done: () => 'nos filtros',
  },
  unhighlight: {
    label: 'Tirar dos filtros',
    did: 'tirou dos filtros',
    doing: 'a saída dos filtros de',
    done: () => 'fora dos filtros',
  },
  price: { label: 'Preço...', did: 'mudou o preço de', doing: 'a mudança de preço de', done: () => 'com outro preço' },
  category: {
    label: 'Categoria...',
    did: 'mudou a categoria de',
    doing: 'a mudança de categoria de',
    done: () => 'em outra categoria',
  },
  type: { label: 'Tipo...', did: 'mudou o tipo de', doing: 'a mudança de tipo de', done: () => 'com outro tipo' },
  dates: {
    label: 'Data especial...',
    did: 'mudou uma data especial de',
    doing: 'a mudança de uma data especial de',
    done: () => 'com a data especial atualizada',
  },
  alt: {
    label: 'Texto alternativo...',
    did: 'escreveu o texto alternativo de',
    doing: 'a mudança do texto alternativo de',
    done: () => 'com outro texto alternativo',
  },
  folder: {
    label: 'Pasta...',
    did: 'mudou a pasta de',
    doing: 'a mudança de pasta de',
    done: () => 'em outra pasta',
  },
  delete: { label: 'Excluir', did: 'excluiu', doing: 'a exclusão de', done: (ending) => `excluíd${ending}` },
};

/** Counts records: `12 produtos`, `1 postagem`. */
export function recordsText(noun: Noun, count: number): string {
  const { singular, plural } = wordsOf(noun);
  return `${count} ${count === 1 ? singular : plural}`;
}

/** Counts the selection: `12 selecionados`, `1 selecionada`. */
export function chosenText(noun: Noun, count: number): string {
  return `${count} selecionad${wordsOf(noun).article}${count === 1 ? '' : 's'}`;
}

/** Labels the button that selects all: `Selecionar todos`, `Selecionar todas`. */
export function chooseAllText(noun: Noun): string {
  return `Selecionar tod${wordsOf(noun).article}s`;
}

/** Maximum number of records listed by name. */
const NAMED = 3;

/** Lists records by name: `Ana e Bia`, `Ana, Bia, Caio e mais 4`. The name of a picture may be a sentence: it loses its full stop. */
export function namesText(names: string[]): string {
  const named = names.slice(0, NAMED).map((name) => name.replace(/(?<=\p{Ll})\.$/u, ''));
  return listed(names.length > NAMED ? [...named, `mais ${names.length - NAMED}`] : named);
}

/** Returns the texts of the toast after an act. They name the records that it left unchanged. */
export function outcomeText(
  act: Act,
  noun: Noun,
  { done, same, left, linked }: ActDone,
  answers: { folder?: string | null } = {},
): { title: string; description?: string; neutral?: true } {
  const { article } = wordsOf(noun);
  const ending = done === 1 ? article : `${article}s`;
  const notes = [
    brokenLinks(linked, done),
    ...(noun === 'posts' && done > 0 ? publicationNote(act, done > 1) : []),
    ...(same > 0 ? [same === 1 ? '1 já estava assim.' : `${same} já estavam assim.`] : []),
    ...limitNote(noun, left),
    ...noteOf(left, 'covered', 'Já tem um período com outro horário', 'Já têm um período com outro horário'),
    ...neededNote(noun, left),
    ...noteOf(left, 'stale', 'Mudou enquanto isso e ficou como está', 'Mudaram enquanto isso e ficaram como estão'),
    ...noteOf(left, 'gone', 'Não existe mais', 'Não existem mais'),
  ].filter((note) => note !== undefined);
  return {
    title: done === 0 ? 'Nada mudou' : `${recordsText(noun, done)} ${doneText(act, ending, answers)}`,
    ...(notes.length > 0 && { description: notes.join(' ') }),
    ...(done === 0 && { neutral: true }),
  };
}

/** Says where posts are after an act that publishes or unpublishes them. Some may not have been on the site before. */
function publicationNote(act: Act, many: boolean): string[] {
  if (act === 'publish') return [many ? 'Elas já estão no site.' : 'Ela já está no site.'];
  if (act !== 'unpublish') return [];
  return [many ? 'Agora elas são rascunhos, fora do site.' : 'Agora ela é um rascunho, fora do site.'];
}

/** Returns the sentences that name the records that an undo left as they are. */
export function undoNotes(noun: Noun, left: Left[]): string[] {
  return [
    ...noteOf(left, 'stale', 'Ficou como está, porque mudou depois', 'Ficaram como estão, porque mudaram depois'),
    ...neededNote(noun, left),
    ...noteOf(left, 'exists', 'Já existia de novo', 'Já existiam de novo'),
    ...noteOf(left, 'gone', 'Não existe mais', 'Não existem mais'),
  ];
}

const limitNote = (noun: Noun, left: Left[]) =>
  noun === 'locations'
    ? noteOf(left, 'limit', 'Já tem o máximo de datas especiais', 'Já têm o máximo de datas especiais')
    : noteOf(left, 'limit', 'Passaria do preço mais alto', 'Passariam do preço mais alto');

const neededNote = (noun: Noun, left: Left[]) =>
  noun === 'categories'
    ? noteOf(left, 'needed', 'Tem produtos e ficou', 'Têm produtos e ficaram')
    : noteOf(left, 'needed', 'Está em uso e ficou', 'Estão em uso e ficaram');

/** Describes the records after an act. Moved pictures are described by their folder. */
function doneText(act: Act, ending: string, { folder }: { folder?: string | null }): string {
  if (act !== 'folder' || folder === undefined) return actWords[act].done(ending);
  return folder === null ? 'fora de pastas' : `na pasta “${folder}”`;
}

function noteOf(left: Left[], why: Left['why'], one: string, many: string): string[] {
  const some = left.filter((record) => record.why === why);
  if (some.length === 0) return [];
  const names = some.map(({ id, title }) => title ?? (typeof id === 'string' ? id : `nº ${id}`));
  return [`${some.length === 1 ? one : many}: ${namesText(names)}.`];
}
