import { capitalized } from './capitalized';
import { type Noun, wordsOf } from './nouns';

/** What begins a record, on its button and over its form: `Nova Postagem`, as specified. */
export function newTitle(noun: Noun): string {
  return `Nov${wordsOf(noun).article} ${inCapitals(noun)}`;
}

/** What is said over the form of a record that is there: `Editar Postagem`, as specified. */
export function editTitle(noun: Noun): string {
  return `Editar ${inCapitals(noun)}`;
}

const inCapitals = (noun: Noun) => wordsOf(noun).singular.split(' ').map(capitalized).join(' ');
