/** In the order of the site's lists: the database sorts these words in descending alphabetical order. */
export const LOCATION_TYPES = ['store', 'retailer', 'flagship'] as const;
export type LocationType = (typeof LOCATION_TYPES)[number];

export const locationTypeLabels: Record<LocationType, string> = {
  store: 'Loja',
  retailer: 'Revendedor',
  flagship: 'Flagship',
};

/** Kinds that the site distinguishes: a flagship counts as a store. */
export const LOCATION_KINDS = ['store', 'retailer'] as const;
export type LocationKind = (typeof LOCATION_KINDS)[number];
