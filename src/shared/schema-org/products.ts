import type { Category, FoundCategory } from '../category';
import { decimalPrice } from '../number-text';
import { nutritionLabel } from '../nutrition';
import type { Nutrition } from '../nutrition-facts';
import type { Product, ProductCard } from '../product';
import type { SiteSettings } from '../settings';
import { organizationMention } from './organization';
import { absoluteAll, SCHEMA } from './schema-org';

type Site = { origin: string; settings: SiteSettings };

/** Returns a product for search engines, at its path: with its price, and the nutrition facts of one serving. */
export function productData({ origin, settings }: Site, product: Product, path: string, categoryName: string): object {
  const url = origin + path;
  return {
    '@context': SCHEMA,
    // A product has no nutrition facts, an item of a menu has.
    '@type': ['Product', 'MenuItem'],
    '@id': `${url}#product`,
    name: product.name,
    description: product.searchDescription || product.description || product.longDescription,
    image: absoluteAll(
      origin,
      product.images.map(({ src }) => src),
    ),
    sku: `${product.category}-${product.number}`,
    category: categoryName,
    brand: { '@type': 'Brand', name: settings.brandName },
    url,
    offers: {
      '@type': 'Offer',
      url,
      price: decimalPrice(product.priceCents),
      priceCurrency: 'BRL',
      availability: `${SCHEMA}/InStock`,
      itemCondition: `${SCHEMA}/NewCondition`,
      seller: organizationMention(origin, settings),
    },
    nutrition: nutritionInformation(product.nutrition),
    ...ingredientsOf(product),
  };
}

/** Returns the ingredients as `additionalProperty`: schema.org has no property of its own for them. */
function ingredientsOf(product: Product): object {
  const properties = [
    { name: 'Ingredientes', value: product.ingredients },
    { name: 'Alergênicos, lactose e glúten', value: product.statements.join(' ') },
    { name: 'Outras informações', value: product.notes.join(' ') },
  ].filter(({ value }) => value);
  if (properties.length === 0) return {};
  return { additionalProperty: properties.map((property) => ({ '@type': 'PropertyValue', ...property })) };
}

/** schema.org's name for each line of the label, and the unit to be written. */
const PROPERTIES = {
  calories: ['calories', 'kcal'],
  carbs: ['carbohydrateContent', 'g'],
  totalSugars: ['sugarContent', 'g'],
  proteins: ['proteinContent', 'g'],
  fats: ['fatContent', 'g'],
  saturatedFats: ['saturatedFatContent', 'g'],
  transFats: ['transFatContent', 'g'],
  fibers: ['fiberContent', 'g'],
  sodium: ['sodiumContent', 'mg'],
} as const;

/** Returns the amounts that the label declares for one serving. Leaves out unknown ones. */
function nutritionInformation(facts: Nutrition): object {
  const label = nutritionLabel(facts);
  const amounts = label.lines.flatMap((line) => {
    if (line.key === 'addedSugars' || facts[line.key] === null) return [];
    const [property, unit] = PROPERTIES[line.key];
    return [[property, `${line.perServing.replace(',', '.')} ${unit}`]];
  });
  return {
    '@type': 'NutritionInformation',
    servingSize: label.serving.replace('Porção: ', ''),
    ...Object.fromEntries(amounts),
  };
}

type Collection = { name: string; description: string; path: string; items: { name: string; path: string }[] };

/** Returns a page that lists others. */
function collectionPage(origin: string, { name, description, path, items }: Collection): object {
  return {
    '@context': SCHEMA,
    '@type': 'CollectionPage',
    name,
    description,
    url: origin + path,
    inLanguage: 'pt-BR',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.name,
        url: origin + item.path,
      })),
    },
  };
}

export function categoriesData(origin: string, categories: Category[]): object {
  return collectionPage(origin, {
    name: 'Produtos',
    description: 'As linhas de produtos Soul.',
    path: '/produtos',
    items: categories.map(({ address, name }) => ({ name, path: `/produtos/${address}` })),
  });
}

export function categoryData(origin: string, category: FoundCategory, products: ProductCard[]): object {
  const { address, name } = category;
  return collectionPage(origin, {
    name,
    description: category.searchDescription || category.description,
    path: `/produtos/${address}`,
    items: products
      .filter((product) => product.hasPage)
      .map((product) => ({ name: product.name, path: `/produtos/${address}/${product.number}` })),
  });
}
