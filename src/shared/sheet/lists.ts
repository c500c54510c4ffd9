import type { Image } from '../image';
import { ALLERGEN_CODES, ALLERGENS, type Allergen } from '../label/regulation';
import type { Pairing } from '../pairing';
import { fold } from '../search';
import { readable } from './cells';

const linesOf = (words: string) =>
  words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** One text a line. */
export const texts = readable<string[]>(
  (value) => value.join('\n'),
  (words) => ({ value: linesOf(words) }),
  [],
);

/** One picture a line: its address, then what it shows. */
export const pictures = readable<Image[]>(
  (value) => value.map(({ src, alt }) => (alt ? `${src} | ${alt}` : src)).join('\n'),
  (words) => ({
    value: linesOf(words).map((line) => {
      const [src = ''] = line.split(/\s/);
      return { src, alt: line.slice(src.length).replace(/^\s*\|?\s*/, '') };
    }),
  }),
  [],
);

/** One product a line: its id, then what it is called. */
export const products = readable<Pairing[]>(
  (value) => value.map(({ id, name }) => (name ? `${id} | ${name}` : String(id))).join('\n'),
  (words) => {
    const found = linesOf(words).map((line) => /^(\d{1,15})\s*(?:\|\s*(.*))?$/.exec(line));
    return found.includes(null)
      ? { problem: 'Escreva um produto por linha: o ID, uma barra e o nome, como 12 | Soul Crunch Coco.' }
      : { value: found.map((line) => ({ id: Number(line?.[1]), name: line?.[2] ?? '' })) };
  },
  [],
);

/** By their names on the label and by themselves. */
const CODES = new Map(ALLERGEN_CODES.flatMap((code) => [code, ALLERGENS[code]].map((name) => [fold(name), code])));

/** `leite, soja e trigo`, by their names on the label or by their codes. */
export const allergens = readable<Allergen[]>(
  (value) => value.map((code) => ALLERGENS[code]).join(', '),
  (words) => {
    const names = fold(words.replaceAll('\n', ','))
      .split(/[,;|/]| e /)
      .map((name) => name.trim())
      .filter(Boolean);
    const codes = names.map((name) => CODES.get(name));
    const unknown = names[codes.indexOf(undefined)];
    return unknown === undefined
      ? { value: ALLERGEN_CODES.filter((code) => codes.includes(code)) }
      : { problem: `“${unknown.slice(0, 60)}” não está na lista de alergênicos da Anvisa.` };
  },
  [],
);
