import type { ProductInput } from '../../src/shared/product';
import { NO_SEARCH_APPEARANCE } from '../../src/shared/search-appearance';
import { NOTHING } from './declaration';

/** A product with pictures, texts and a nutrition table; it declares nothing. */
export const SHEET: ProductInput = {
  category: 'suplementos',
  number: 0,
  name: 'Barra de Teste',
  priceCents: 1290,
  description: 'Uma barra para provar.',
  images: [
    { src: '/images/soulshake-1.webp', alt: 'Primeira' },
    { src: '/images/soulshake-2.webp', alt: 'Segunda' },
    { src: '/images/soulshake-3.webp', alt: 'Terceira' },
  ],
  longDescription: 'Um parágrafo.\n\nOutro.',
  benefits: ['Um', 'Dois', 'Três'],
  nutrition: {
    servingSize: 40,
    servingUnit: 'g',
    servingMeasure: '1 barra',
    servingsPerPack: 1,
    calories: 150,
    carbs: 15,
    totalSugars: 4,
    addedSugars: 2,
    proteins: 14,
    fats: 4,
    saturatedFats: null,
    transFats: null,
    fibers: null,
    sodium: null,
  },
  ...NOTHING,
  pairings: [],
  ...NO_SEARCH_APPEARANCE,
  featured: false,
  active: false,
};
