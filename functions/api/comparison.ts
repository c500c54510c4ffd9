import { isSame } from '../../src/shared/cart';
import { type ComparedSection, type ComparedSheet, compare } from '../../src/shared/catalogue/comparison';
import type { Image } from '../../src/shared/image';
import type { Nutrition } from '../../src/shared/nutrition-facts';
import type { Flavour, ProductCard } from '../../src/shared/product';

type Named = Pick<Flavour, 'number' | 'name'>;
type Row = Omit<ComparedSheet, 'nutrition'> &
  Named & { category: string; images: Image[]; nutrition: Nutrition | null };
type Line = { key: string; address: string; name: string; image: string };

/** Products side by side: the heads of the columns, their rows, and the products that can be added. */
export type Comparison = {
  products: Pick<ProductCard, 'category' | 'number' | 'name' | 'priceCents' | 'image'>[];
  /** Number of requested products that are not sold or have no page. */
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
  // A product may be requested twice, by a former address and by its present one.
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
