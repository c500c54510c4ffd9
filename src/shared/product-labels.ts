import { searchAppearanceLabels } from './search-appearance-labels.ts';

/** Labels of a product's fields. */
export const productLabels = {
  category: 'Categoria',
  number: 'Número',
  name: 'Nome',
  priceCents: 'Preço em centavos',
  description: 'Descrição curta',
  images: 'Galeria',
  longDescription: 'Descrição longa',
  benefits: 'Benefícios',
  nutrition: 'Tabela nutricional',
  ingredients: 'Ingredientes',
  contains: 'Contém',
  mayContain: 'Pode conter',
  gluten: 'Glúten',
  lactose: 'Lactose',
  vegan: 'Vegano',
  caffeine: 'Cafeína (mg por porção)',
  pairings: 'Combina com',
  ...searchAppearanceLabels,
  featured: 'Em destaque',
  active: 'Ativo',
};
