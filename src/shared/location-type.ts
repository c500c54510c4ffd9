export const LOCATION_TYPES = ['store', 'retailer', 'flagship'] as const;
export type LocationType = (typeof LOCATION_TYPES)[number];

export const locationTypeLabels: Record<LocationType, string> = {
  store: 'Loja',
  retailer: 'Revendedor',
  flagship: 'Flagship',
};
