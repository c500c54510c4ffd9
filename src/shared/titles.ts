import { capitalized } from './capitalized';
import { type Noun, wordsOf } from './nouns';

/** Returns the title of a new record's button and form: `Nova Postagem`, as specified. */
export function newTitle(noun: Noun): string {
  return `Nov${wordsOf(noun).article} ${inCapitals(noun)}`;
}

/** Returns the title of an existing record's form: `Editar Postagem`, as specified. */
export function editTitle(noun: Noun): string {
  return `Editar ${inCapitals(noun)}`;
}

const inCapitals = (noun: Noun) => wordsOf(noun).singular.split(' ').map(capitalized).join(' ');
