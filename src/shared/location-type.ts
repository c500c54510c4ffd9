export const LOCATION_TYPES = ['store', 'retailer', 'flagship'] as const;
export type LocationType = (typeof LOCATION_TYPES)[number];

export const locationTypeLabels: Record<LocationType, string> = {
  store: 'Loja',
  retailer: 'Revendedor',
  flagship: 'Flagship',
};

/** Whether it shows on the site, as the panel's list is narrowed by it. */
export const LOCATION_STATUSES = ['active', 'inactive'] as const;
