import { imageAddress } from '../image';
import { readableText } from '../readable-text';
import type { SearchAppearance } from '../search-appearance';
import { searchAppearanceFields } from '../search-appearance-input';
import { z } from '../zod';
import { isPageField, type PageField, type PageTexts } from './labels';
import type { Anchors } from './legal-anchors';
import { unknownWord } from './words';

/**
 * How a text is written and shown: in one line, as one paragraph, as several, with lists among them, as a day, in an
 * attribute, as the address of a picture, or only in the head of the page.
 */
export type Kind = 'line' | 'text' | 'paragraphs' | 'legal' | 'date' | 'attribute' | 'picture' | 'head';
export type Field = {
  kind: Kind;
  schema: z.ZodType<string>;
  /** Whether the page's script needs the text, too, which it otherwise leaves to the HTML. */
  isData?: true;
};

/** Texts that belong together on the page and in its form. */
export type Section = { title: string; text: string; fields: Partial<Record<PageField, Field>> };

/** Prefix of the names of a page's texts. */
type PageWord = 'home' | 'about' | 'licensing' | 'branch' | 'privacy' | 'terms';

/** A page with editable texts: its defaults, and the rules for other texts. */
export type Page = {
  word: PageWord;
  texts: PageTexts;
  sections: Section[];
  /** For a legal page: its numbered sections, and the subject of messages to its addresses. */
  legal?: { anchors: Anchors; subject: string };
};

const filled = (max: number) => readableText().min(1, 'Preencha este campo.').max(max, `Passa de ${max} caracteres.`);
/** Joins lines: line breaks of a pasted text would show as spaces anyway. */
const joined = (text: string) =>
  text
    .split(/\n\s*/)
    .map((part, index, { length }) => (index < length - 1 ? part.trimEnd() : part))
    .join(' ');
/** Leaves one empty line between paragraphs. */
const parted = (text: string) => text.replace(/[^\S\n]*\n(?:[^\S\n]*\n)+[^\S\n]*/g, '\n\n');

export const line = (max: number): Field => ({ kind: 'line', schema: filled(max).transform(joined) });
export const text = (max: number): Field => ({ kind: 'text', schema: filled(max).transform(joined) });
/** A line with an amount that the page computes with. */
export const amount = (max: number): Field => ({ ...line(max), isData: true });
/** A text in an attribute, not among the words of the page. */
export const attribute = (max: number): Field => ({ ...text(max), kind: 'attribute' });
const inParagraphs = (max: number) => filled(max).transform((value) => parted(value.replace(/\r\n?/g, '\n')));
export const paragraphs = (max: number): Field => ({ kind: 'paragraphs', schema: inParagraphs(max) });
/** Lines that begin with a dash are a list; words in braces come from the settings. */
export const legal = (max: number): Field => ({
  kind: 'legal',
  schema: inParagraphs(max).refine((value) => !unknownWord(value), {
    error: ({ input }) => `Não conhecemos ${unknownWord(String(input))}. Confira as palavras entre chaves.`,
  }),
});
export const date: Field = { kind: 'date', schema: z.iso.date('Informe uma data.') };
export const picture: Field = { kind: 'picture', schema: imageAddress };

/** Returns a field that may be empty: the page then uses its default. */
const orOwn = (schema: z.ZodType<string | null, string | null>): Field => ({
  kind: 'head',
  schema: z
    .string()
    .transform((text) => joined(text.trim()) || null)
    .pipe(schema)
    .transform((text) => text ?? ''),
});

/** Returns the names of the texts in a page's head, for search engines and chats. */
export function headNames(word: PageWord): Record<keyof SearchAppearance, PageField> {
  return {
    searchTitle: `${word}SearchTitle`,
    searchDescription: `${word}Description`,
    shareImage: `${word}ShareImage`,
  };
}

/** Returns the section of these texts. The panel shows it as a card of its own, with its own words. */
export function headSection(word: PageWord): Section {
  const { searchTitle, searchDescription, shareImage } = headNames(word);
  return {
    title: 'Nos buscadores e no WhatsApp',
    text: '',
    fields: {
      [searchTitle]: orOwn(searchAppearanceFields.searchTitle),
      [searchDescription]: { ...text(320), kind: 'head' },
      [shareImage]: orOwn(searchAppearanceFields.shareImage),
    },
  };
}

/** Returns the fields of sections, in the order of the form. */
export function fieldsOf(sections: Section[]): [PageField, Field][] {
  return sections.flatMap(({ fields }) => {
    const known: [PageField, Field][] = [];
    for (const [name, field] of Object.entries(fields)) if (isPageField(name)) known.push([name, field]);
    return known;
  });
}

/** Returns the problems of the texts by field. Texts that are missing stay as they are, and are not checked. */
export function problemsOfTexts(page: Page, texts: PageTexts): PageTexts {
  const problems: PageTexts = {};
  for (const [name, { schema }] of fieldsOf(page.sections)) {
    if (texts[name] === undefined) continue;
    const { error } = schema.safeParse(texts[name]);
    if (error) problems[name] = error.issues[0]?.message ?? 'Confira este campo.';
  }
  return problems;
}

/** Returns the valid texts of this page in a typed or stored value. Leaves out everything else. */
export function heldTexts(page: Page, stored: unknown): PageTexts {
  const given = new Map<string, unknown>(Object.entries(stored ?? {}));
  const held: PageTexts = {};
  for (const [name, { schema }] of fieldsOf(page.sections)) {
    const { success, data } = schema.safeParse(given.get(name));
    if (success) held[name] = data;
  }
  return held;
}

/**
 * Returns the valid texts that differ from the page's defaults. Only these are stored, so a default that changes with a
 * deploy changes the page.
 */
export function overridesIn(page: Page, stored: unknown): PageTexts {
  const held = heldTexts(page, stored);
  for (const [name] of fieldsOf(page.sections)) if (held[name] === page.texts[name]) delete held[name];
  return held;
}
