import type { Context } from 'hono';
import { isSame } from '../../src/shared/cart';
import { pairedByRule } from '../../src/shared/catalogue/pairing-rule';
import { type Declaration, labelNotes, labelStatements } from '../../src/shared/label/statements';
import { PAIRINGS_MAX } from '../../src/shared/pairing';
import { describePicture } from '../../src/shared/picture';
import type { Flavour, Product } from '../../src/shared/product';
import type { ProductMention } from '../../src/shared/product-mention';
import { type SearchAppearance, type SharedAppearance, saidOf } from '../../src/shared/search-appearance';
import { chosenPairings, offeredPairings, type Place } from '../db/pairings';
import { flavoursOf } from '../db/products';
import type { AppEnv } from '../env';
import { productCard } from './catalogue';

/** Maximum number of flavours: pages must not grow with the catalogue. */
export const FLAVOURS_MAX = 24;

/**
 * Returns a product as its page shows it. What the label says is computed here, so that browsers need not load the words by
 * which ingredients name allergens.
 */
export function shownProduct(
  sheet: Omit<Product, 'statements' | 'notes' | keyof SharedAppearance> &
    SearchAppearance &
    Partial<SharedAppearance> &
    Declaration,
): Product {
  const { contains, mayContain, gluten, lactose, vegan, caffeine, ...fields } = sheet;
  return { ...saidOf(fields), statements: labelStatements(sheet, sheet.category), notes: labelNotes(sheet) };
}

/** Reads what a product's page shows besides it. `category` is the key of its line, which may not be known yet. */
export async function besideProduct(
  { var: { read } }: Context<AppEnv>,
  category: string | Promise<string>,
  place: Place,
  typed?: readonly ProductMention[],
) {
  const [chosen, offered, flavoursFound, own] = await Promise.all([
    read(chosenPairings, place, typed),
    read(offeredPairings, place),
    read(flavoursOf, place.line, FLAVOURS_MAX),
    category,
  ]);
  const product = { category: own, number: place.number };
  const pairings = chosen.length > 0 ? chosen : pairedByRule(product, offered);
  // If nothing goes with the product, shows the next ones of its line.
  const ofLine = offered.filter((other) => other.category === product.category && !isSame(other, product));
  const related = pairings.length > 0 ? [] : ofLine.slice(0, PAIRINGS_MAX);
  const flavours = flavoursFound.map(({ images, ...flavour }): Flavour => {
    return { ...flavour, color: describePicture(images[0]?.src ?? '')?.color ?? null };
  });
  return { pairings: pairings.map(productCard), related: related.map(productCard), flavours };
}
