import { isPageField, type PageField, type PageKey, type PageTexts } from '../../shared/pages/labels';
import { fieldsOf, headNames, heldTexts } from '../../shared/pages/page';
import { pages } from '../../shared/pages/pages';
import type { Picked } from '../preview/text-under';
import { unnumbered } from './unnumbered';

/** Returns the texts for the preview: words as typed, even if not valid yet, but pictures only if valid. */
export function shownTexts(page: PageKey, values: PageTexts): PageTexts {
  const { texts } = pages[page];
  const shown: PageTexts = { ...texts, ...values, ...heldTexts(pages[page], values) };
  for (const [name, { kind, schema }] of fieldsOf(pages[page].sections)) {
    const original = texts[name];
    if (kind === 'picture' && original !== undefined && !schema.safeParse(values[name]).success) shown[name] = original;
  }
  return shown;
}

/** Returns the text by which the preview finds a field: on legal pages its title; head texts are not on the page. */
export function textAt(page: PageKey, texts: PageTexts, name: PageField): string {
  if (Object.values(headNames(pages[page].word)).includes(name)) return '';
  const title = `${name}Title`;
  const shown = pages[page].legal && isPageField(title) ? title : name;
  return texts[shown] ?? '';
}

/** Returns the field of a text picked in the preview. On legal pages, other text belongs to the heading above it. */
export function fieldOf(page: PageKey, texts: PageTexts, { under, above }: Picked): PageField | null {
  const fields = fieldsOf(pages[page].sections).map(([name]) => name);
  const saying = (text: string) => {
    const words = unnumbered(text);
    return fields.find((name) => texts[name]?.split(/\n\s*\n/).some((part) => part.trim() === words));
  };
  const [own] = under.flatMap((text) => saying(text) ?? []);
  if (own) return own;
  const [title] = above.flatMap((text) => saying(text) ?? []);
  if (!title) return null;
  const below = title.replace(/Title$/, '');
  return pages[page].legal && isPageField(below) ? below : title;
}
