import { type Filters, onlyLabels, withoutLabels } from './filters';

/** One active filter as text, and the filters without it. */
type Chosen = { label: string; without: Filters };

/** Returns the filters that narrow the list, in the order of the filter form. */
export function chosenFilters(filters: Filters): Chosen[] {
  const { minProtein, maxKcal, maxPrice, without, only } = filters;
  return [
    ...(minProtein
      ? [{ label: `${minProtein} g ou mais de proteína`, without: { ...filters, minProtein: null } }]
      : []),
    ...(maxKcal ? [{ label: `até ${maxKcal} kcal`, without: { ...filters, maxKcal: null } }] : []),
    ...(maxPrice ? [{ label: `até R$ ${maxPrice}`, without: { ...filters, maxPrice: null } }] : []),
    ...without.map((one) => ({
      label: `sem ${withoutLabels[one]}`,
      without: { ...filters, without: without.filter((other) => other !== one) },
    })),
    ...only.map((one) => ({
      label: onlyLabels[one],
      without: { ...filters, only: only.filter((other) => other !== one) },
    })),
  ];
}
