import type { Action, ActivityEntry } from '../../shared/activity';

const VERBS: Record<Action, string> = { create: 'criou', update: 'alterou', delete: 'excluiu' };
const OBJECTS: Record<string, string> = {
  posts: 'a postagem',
  products: 'o produto',
  categories: 'a categoria',
  locations: 'o local',
  slides: 'o slide',
  media: 'a imagem',
  users: 'o acesso de uma',
  settings: 'as',
};

/** What was done, up to the record's name: `alterou o slide`. */
export function sentenceOf({ action, noun, undoes }: ActivityEntry): string {
  const object = OBJECTS[noun] ?? noun;
  if (undoes === null) return `${VERBS[action]} ${object}`;
  if (action === 'create') return `restaurou ${object}`;
  return action === 'delete' ? `desfez a criação d${object}` : `desfez uma alteração n${object}`;
}
