import type { SearchAppearance } from '../search-appearance';
import { z } from '../zod';

/** What a page says of itself where it is found or shared, as a form holds it: what is not said is empty. */
export const searchAppearanceFields = {
  searchTitle: z.string(),
  searchDescription: z.string(),
  shareImage: z.string(),
};
export type SearchAppearanceValues = Record<keyof SearchAppearance, string>;

/** Of a record that is to be made, `null`: it says nothing yet. */
export function searchAppearanceValues(record: SearchAppearance | null): SearchAppearanceValues {
  return {
    searchTitle: record?.searchTitle ?? '',
    searchDescription: record?.searchDescription ?? '',
    shareImage: record?.shareImage ?? '',
  };
}

export function searchAppearanceInput(values: SearchAppearanceValues): SearchAppearance {
  return {
    searchTitle: values.searchTitle.trim() || null,
    searchDescription: values.searchDescription.trim() || null,
    shareImage: values.shareImage.trim() || null,
  };
}
