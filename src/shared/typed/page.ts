import { isPageField, type PageField, type PageKey, type PageTexts, pageLabels } from '../pages/labels';
import { fieldsOf, problemsOfTexts } from '../pages/page';
import { type PageRecord, pages } from '../pages/pages';
import { z } from '../zod';
import type { Typed } from './typed';

type Texts = z.ZodObject & z.ZodType<PageTexts>;

const textsNamed = (names: PageField[]): Texts =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, z.string().optional()])));

/** Values of any page's form. */
export const pageTexts = textsNamed(Object.keys(pageLabels).filter(isPageField));

/** A version of the history has its texts as fields beside the current texts, which they replace. */
const toValues = ({ page: _page, version: _version, texts, ...earlier }: PageRecord & PageTexts): PageTexts => ({
  ...texts,
  ...earlier,
});

/** Returns how the form of a page holds it. A page is always live: invalid texts fall back to the defaults. */
export function typedPage(page: PageKey): Typed<PageTexts, PageTexts, PageRecord & PageTexts> {
  return {
    contract: textsNamed(fieldsOf(pages[page].sections).map(([name]) => name)),
    labels: pageLabels,
    toValues,
    toInput: (texts) => texts,
    check: (texts) => problemsOfTexts(pages[page], texts),
    isLive: () => true,
  };
}
