import type { Fields } from '../activity';
import { subjectLabels } from '../faq';
import { fieldLabels } from '../field-labels';
import { presentName } from '../former-names';
import { glutenLabels } from '../label/gluten';
import { lactoseLabels } from '../label/lactose';
import { locationTypeLabels } from '../location-type';
import { nutritionLabels } from '../nutrition-labels';
import { fold } from '../search';
import {
  type Cell,
  choice,
  digits,
  moment,
  number,
  optional,
  optionalNumber,
  optionalPrice,
  optionalWhole,
  percent,
  position,
  price,
  readable,
  text,
  yesNo,
} from './cells';
import { dated, weekly } from './hours';
import { allergens, payments, pictures, products, texts } from './lists';

/** Nouns that are exported and imported as tables. */
export const TABULAR = ['products', 'locations', 'posts', 'categories', 'slides', 'faqs'] as const;
export type Tabular = (typeof TABULAR)[number];

export const isTabular = (noun: string): noun is Tabular => TABULAR.some((one) => one === noun);

/** One column of a noun's table. */
export type Column = {
  /** The contract's field, or a part of one: `nutrition.sodium`. Also accepted as the head of the column. */
  path: string;
  head: string;
  cell: Cell;
  /** A column of earlier releases: still read, no longer written. */
  former?: true;
};

const anyOf = (labels: Record<string, string>) => choice(labels, { value: null });
const wholeId = number({ problem: 'O ID é o número do registro. Deixe em branco para criar um novo.' });
/** Values other than text, as earlier releases wrote them. */
const json = readable(JSON.stringify, () => ({ problem: 'Escreva uma coluna para cada nutriente.' }), null);

function columnsOf<Noun extends Tabular>(noun: Noun, cells: Partial<Record<keyof (typeof fieldLabels)[Noun], Cell>>) {
  const labels: Fields = fieldLabels[noun];
  return Object.entries<Cell | undefined>(cells).flatMap(([path, cell]): Column[] =>
    cell ? [{ path, head: String(labels[path]), cell }] : [],
  );
}

const ID: Column = { path: 'id', head: 'ID', cell: wholeId };
const POSITION: Column = { path: 'position', head: 'Posição', cell: position };
/** Earlier releases wrote positions counted from 0. */
const FORMER_POSITION: Column = { path: 'position', head: 'Ordem', cell: number(), former: true };

/** One column for each part of the nutrition table. Earlier releases wrote the whole table as JSON. */
const NUTRITION: Column[] = Object.entries(nutritionLabels).map(([key, head]) => {
  const path = `nutrition.${key}`;
  if (key === 'servingUnit') return { path, head, cell: choice({ g: 'g', ml: 'ml' }) };
  return { path, head, cell: key === 'servingMeasure' ? optional : optionalNumber() };
});

/** The search appearance of a page. */
const searchAppearance = { searchTitle: optional, searchDescription: optional, shareImage: optional };

/** The columns of each noun in the order in which they are written. */
export const columns: Record<Tabular, Column[]> = {
  posts: [
    ID,
    ...columnsOf('posts', {
      title: text,
      excerpt: optional,
      content: text,
      image: optional,
      imageAlt: optional,
      category: optional,
      author: optional,
      authorImage: optional,
      authorBio: optional,
      ...searchAppearance,
      publishedAt: moment,
      unpublishedAt: moment,
    }),
  ],
  products: [
    ID,
    ...columnsOf('products', { category: text, number: number(), name: text }),
    { path: 'priceCents', head: 'Preço', cell: price },
    { path: 'priceCents', head: 'Preço em centavos', cell: number(), former: true },
    ...columnsOf('products', { description: text, images: pictures, longDescription: optional, benefits: texts }),
    ...NUTRITION,
    { path: 'nutrition', head: fieldLabels.products.nutrition, cell: json, former: true },
    ...columnsOf('products', {
      ingredients: optional,
      contains: allergens,
      mayContain: allergens,
      gluten: anyOf(glutenLabels),
      lactose: anyOf(lactoseLabels),
      vegan: yesNo,
      caffeine: optionalNumber(),
      pairings: products,
      ...searchAppearance,
      featured: yesNo,
      active: yesNo,
    }),
  ],
  categories: [
    // Earlier releases wrote the key, and no other address.
    { path: 'key', head: fieldLabels.categories.key, cell: text, former: true },
    ...columnsOf('categories', {
      address: text,
      name: text,
      description: text,
      image: text,
      imageAlt: text,
      highlighted: yesNo,
      packSize: optionalWhole,
      packDiscount: percent,
      ...searchAppearance,
    }),
    POSITION,
    FORMER_POSITION,
  ],
  locations: [
    ID,
    ...columnsOf('locations', {
      name: text,
      address: text,
      city: text,
      uf: text,
      zipcode: digits,
      phone: digits,
      email: optional,
      schedule: optional,
      hours: weekly,
      exceptions: dated,
      type: choice(locationTypeLabels),
      takesOrders: yesNo,
      districts: texts,
      minimumCents: optionalPrice,
      payments,
      unsold: products,
      latitude: optionalNumber(false),
      longitude: optionalNumber(false),
      image: optional,
      active: yesNo,
    }),
  ],
  slides: [
    ID,
    ...columnsOf('slides', {
      title: text,
      subtitle: optional,
      imageUrl: text,
      tallImageUrl: optional,
      tone: choice({ light: 'Claro', dark: 'Escuro' }),
      btn1Text: optional,
      btn1Link: optional,
      btn1Color: optional,
      btn2Text: optional,
      btn2Link: optional,
      btn2Color: optional,
    }),
    POSITION,
    FORMER_POSITION,
    ...columnsOf('slides', { active: yesNo }),
  ],
  faqs: [
    ID,
    ...columnsOf('faqs', { subject: choice(subjectLabels), question: text, answer: text }),
    POSITION,
    ...columnsOf('faqs', { active: yesNo }),
  ],
};

/** Returns the head of a field's column. */
export function columnHead(noun: Tabular, path: string): string {
  return columns[noun].find((column) => column.path === path)?.head ?? path;
}

const LONGEST = 200;

/** Returns a head without explanations: `Sódio (mg) *` is `sodio`. */
const bare = (head: string) => fold(head.replace(/\([^)]*\)|[*:]/g, ' '));

type Names = Record<'heads' | 'paths' | 'bareHeads', Map<string, Column>>;

/** Indexes columns by head and by path. Of two with the same head the first counts, of two with the same path the last. */
function namesOf(noun: Tabular): Names {
  const all = columns[noun];
  const first = all.toReversed();
  return {
    heads: new Map(first.map((column) => [fold(column.head), column])),
    paths: new Map(all.map((column) => [fold(column.path), column])),
    bareHeads: new Map(first.map((column) => [bare(column.head), column])),
  };
}

/** Folded once, because a file may have very many columns. */
const names: Record<Tabular, Names> = {
  posts: namesOf('posts'),
  products: namesOf('products'),
  categories: namesOf('categories'),
  locations: namesOf('locations'),
  slides: namesOf('slides'),
  faqs: namesOf('faqs'),
};

/** Returns the column with this head: its label, with or without the unit, or the contract's name. */
export function columnOfHead(noun: Tabular, head: string): Column | undefined {
  if (head.length > LONGEST) return;
  const { heads, paths, bareHeads } = names[noun];
  const wanted = fold(head);
  return heads.get(wanted) ?? paths.get(presentName(wanted)) ?? bareHeads.get(bare(head));
}
