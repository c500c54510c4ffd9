import { cut } from '../cut';
import type { Image } from '../image';
import { ALLERGENS } from '../label/regulation';
import { PAYMENT_CODES, PAYMENTS, paymentText } from '../payment';
import type { ProductMention } from '../product-mention';
import { fold } from '../search';
import { readable } from './cells';

const linesOf = (words: string) =>
  words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** One text per line. */
export const texts = readable<string[]>(
  (value) => value.join('\n'),
  (words) => ({ value: linesOf(words) }),
  [],
);

/** One picture per line: its address, then its alternative text. */
export const pictures = readable<Image[]>(
  (value) => value.map(({ src, alt }) => (alt ? `${src} | ${alt}` : src)).join('\n'),
  (words) => ({
    value: linesOf(words).map((line) => {
      const [src = ''] = line.split(/\s/);
      return { src, alt: line.slice(src.length).replace(/\s*\|?\s*/, '') };
    }),
  }),
  [],
);

/** One product per line: its id, then its name. */
export const products = readable<ProductMention[]>(
  (value) => value.map(({ id, name }) => (name ? `${id} | ${name}` : String(id))).join('\n'),
  (words) => {
    const found = linesOf(words).map((line) => /^(\d{1,15})\s*(?:\|\s*(.*))?$/.exec(line));
    return found.every((line) => line !== null)
      ? { value: found.map(([, id, name = '']) => ({ id: Number(id), name })) }
      : { problem: 'Escreva um produto por linha: o ID, uma barra e o nome, como 12 | Soul Crunch Coco.' };
  },
  [],
);

/** Returns the cell of several codes in their fixed order, read by label or code: `leite, soja e trigo`. */
function several<Code extends string>(labels: Record<Code, string>, unknownTo: string) {
  const all = Object.keys(labels) as Code[];
  const known = new Map(all.flatMap((code) => [code, labels[code]].map((name) => [fold(name), code])));
  return readable<Code[]>(
    (value) => value.map((code) => labels[code]).join(', '),
    (words) => {
      const names = fold(words.replaceAll('\n', ','))
        .split(/[,;|/]| e /)
        .map((name) => name.trim())
        .filter(Boolean);
      const codes = names.map((name) => known.get(name));
      const unknown = names[codes.indexOf(undefined)];
      return unknown === undefined
        ? { value: all.filter((code) => codes.includes(code)) }
        : { problem: `“${cut(unknown, 60)}” não está ${unknownTo}.` };
    },
    [],
  );
}

export const allergens = several(ALLERGENS, 'na lista de alergênicos da Anvisa');
export const payments = several(PAYMENTS, `entre as formas de pagamento: ${paymentText(PAYMENT_CODES)}`);
