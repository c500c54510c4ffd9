import { isSame } from '../../src/shared/cart';
import { type ComparedSection, type ComparedSheet, compare } from '../../src/shared/catalogue/comparison';
import type { Image } from '../../src/shared/image';
import type { Nutrition } from '../../src/shared/nutrition-facts';
import type { Flavour, ProductCard } from '../../src/shared/product';

type Named = Pick<Flavour, 'number' | 'name'>;
type Row = Omit<ComparedSheet, 'nutrition'> &
  Named & { category: string; images: Image[]; nutrition: Nutrition | null };
type Line = { key: string; address: string; name: string; image: string };

/** Products side by side: the heads of the columns, what stands below them, and what can be put beside. */
export type Comparison = {
  products: Pick<ProductCard, 'category' | 'number' | 'name' | 'priceCents' | 'image'>[];
  /** How many of those that were asked for are not sold, or have no page. */
  missing: number;
  sections: ComparedSection[];
  lines: (Line & { products: Named[] })[];
};

export function comparisonOf(
  asked: number,
  rows: Row[],
  lines: Line[],
  offered: (Named & { category: string })[],
): Comparison {
  const readable = rows.flatMap(({ nutrition, ...row }) => (nutrition ? [{ ...row, nutrition }] : []));
  // By an address that it has left and by its own, a product may be asked for twice.
  const sheets = readable.filter((row, index) => readable.findIndex((other) => isSame(row, other)) === index);
  return {
    products: sheets.map(({ category, number, name, priceCents, images }) => {
      return { category, number, name, priceCents, image: images[0] ?? null };
    }),
    missing: asked - readable.length,
    sections: sheets.length > 0 ? compare(sheets) : [],
    lines: lines.flatMap(({ key, address, name, image }) => {
      const ofLine = offered.filter(({ category }) => category === key);
      const products = ofLine.map(({ number, name }) => ({ number, name }));
      return products.length > 0 ? [{ key, address, name, image, products }] : [];
    }),
  };
}
