import type { CategoryRecord } from '../../src/shared/category';

/** A category as the panel lists it, made up. */
export function category(key: string, order: number, productCount = 0): CategoryRecord {
  return {
    key,
    address: key,
    name: key.toUpperCase(),
    description: '',
    image: '/images/a.webp',
    imageAlt: '',
    highlighted: false,
    packSize: null,
    packDiscount: 0,
    order,
    version: 1,
    productCount,
  };
}
