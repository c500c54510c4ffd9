import type { SearchAppearance } from '../search-appearance';
import { z } from '../zod';

/** A record's search appearance as a form holds it: unset fields are empty. */
export const searchAppearanceFields = {
  searchTitle: z.string(),
  searchDescription: z.string(),
  shareImage: z.string(),
};
export type SearchAppearanceValues = Record<keyof SearchAppearance, string>;

/** Returns the form's values; `record` is `null` for a new record. */
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
