/** In the order of the site's lists, which the database sorts by the word itself, the last of the alphabet first. */
export const LOCATION_TYPES = ['store', 'retailer', 'flagship'] as const;
export type LocationType = (typeof LOCATION_TYPES)[number];

export const locationTypeLabels: Record<LocationType, string> = {
  store: 'Loja',
  retailer: 'Revendedor',
  flagship: 'Flagship',
};

/** What the site tells apart: a flagship counts as a store. */
export const LOCATION_KINDS = ['store', 'retailer'] as const;
export type LocationKind = (typeof LOCATION_KINDS)[number];
