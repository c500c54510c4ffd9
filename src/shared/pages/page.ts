import { imageAddress } from '../image';
import type { SearchAppearance } from '../search-appearance';
import { searchAppearanceFields } from '../search-appearance-input';
import { z } from '../zod';
import { isPageField, type PageField, type PageTexts } from './labels';
import type { Anchors } from './legal-anchors';
import { unknownWord } from './words';

/**
 * How a text is written, and shown: in one line, as one paragraph, as several, with lists among them, as a day, in an
 * attribute, as the address of a picture, or in the head of the page alone.
 */
export type Kind = 'line' | 'text' | 'paragraphs' | 'legal' | 'date' | 'attribute' | 'picture' | 'head';
export type Field = { kind: Kind; schema: z.ZodType<string> };

/** Texts that stand together on the page, and in its form. */
export type Section = { title: string; text: string; fields: Partial<Record<PageField, Field>> };

/** What the names of a page's texts begin with. */
type PageWord = 'home' | 'about' | 'licensing' | 'branch' | 'privacy' | 'terms';

/** A page whose texts are edited: what it says by itself, and the rules for saying otherwise. */
export type Page = {
  word: PageWord;
  texts: PageTexts;
  sections: Section[];
  /** Of a legal page, which is numbered by its sections, and the subject that a message to its addresses begins with. */
  legal?: { anchors: Anchors; subject: string };
};

const filled = (max: number) =>
  z.string().trim().min(1, 'Preencha este campo.').max(max, `Passa de ${max} caracteres.`);
/** Line breaks that come by a paste would show as spaces anyway. */
const joined = (text: string) =>
  text
    .split(/\n\s*/)
    .map((part, index, { length }) => (index < length - 1 ? part.trimEnd() : part))
    .join(' ');
/** Between paragraphs stands one empty line, however many were typed. */
const parted = (text: string) => text.replace(/[^\S\n]*\n(?:[^\S\n]*\n)+[^\S\n]*/g, '\n\n');

export const line = (max: number): Field => ({ kind: 'line', schema: filled(max).transform(joined) });
export const text = (max: number): Field => ({ kind: 'text', schema: filled(max).transform(joined) });
/** What stands in an attribute, and not among the words of the page. */
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

/** What may be left empty: the page has its own. */
const orOwn = (schema: z.ZodType<string | null, string | null>): Field => ({
  kind: 'head',
  schema: z
    .string()
    .transform((text) => joined(text.trim()) || null)
    .pipe(schema)
    .transform((text) => text ?? ''),
});

/** The texts that the head of a page tells search engines and chats, by what they are. */
export function headNames(word: PageWord): Record<keyof SearchAppearance, PageField> {
  return {
    searchTitle: `${word}SearchTitle`,
    searchDescription: `${word}Description`,
    shareImage: `${word}ShareImage`,
  };
}

/** Where these are edited: the panel draws it by its own card, in words of that. */
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

/** The fields of sections, in the order of the form. */
export function fieldsOf(sections: Section[]): [PageField, Field][] {
  return sections.flatMap(({ fields }) => {
    const known: [PageField, Field][] = [];
    for (const [name, field] of Object.entries(fields)) if (isPageField(name)) known.push([name, field]);
    return known;
  });
}

/** What stands against the texts, by field. Of those that are not told nothing is said: they stay as they are. */
export function problemsOfTexts(page: Page, texts: PageTexts): PageTexts {
  const problems: PageTexts = {};
  for (const [name, { schema }] of fieldsOf(page.sections)) {
    if (texts[name] === undefined) continue;
    const { error } = schema.safeParse(texts[name]);
    if (error) problems[name] = error.issues[0]?.message ?? 'Confira este campo.';
  }
  return problems;
}

/** Of what is typed or stored, the texts of this page that hold. Whatever else comes is left out. */
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
 * Of what is typed or stored, what holds and differs from what the page says by itself: only that is kept, so that a
 * default that changes with a deploy changes the page.
 */
export function overridesIn(page: Page, stored: unknown): PageTexts {
  const held = heldTexts(page, stored);
  for (const [name] of fieldsOf(page.sections)) if (held[name] === page.texts[name]) delete held[name];
  return held;
}
