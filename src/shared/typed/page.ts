import { isPageField, type PageField, type PageKey, type PageTexts, pageLabels } from '../pages/labels';
import { fieldsOf, problemsOfTexts } from '../pages/page';
import { type PageRecord, pages } from '../pages/pages';
import { z } from '../zod';
import type { Typed } from './typed';

type Texts = z.ZodObject & z.ZodType<PageTexts>;

const textsNamed = (names: PageField[]): Texts =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, z.string().optional()])));

/** What the form of any page holds. */
export const pageTexts = textsNamed(Object.keys(pageLabels).filter(isPageField));

/** An earlier version tells its texts beside those of today. */
const toValues = ({ page: _page, version: _version, texts, ...earlier }: PageRecord & PageTexts): PageTexts => ({
  ...texts,
  ...earlier,
});

/** A page is always seen, and says something else by itself where what is typed does not hold. */
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
