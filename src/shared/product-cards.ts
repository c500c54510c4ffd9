import type { MovedCategories } from './category-path';
import { productPath } from './category-path';
import { escapeXml } from './escape-xml';
import { formatPrice } from './number-text';
import { describePicture } from './picture';
import { pictureHtml } from './picture-html';
import type { ProductCard } from './product';

/** A product as an article shows it. */
export type ArticleProduct = Pick<ProductCard, 'category' | 'number' | 'name' | 'priceCents' | 'facts' | 'image'> & {
  id: number;
};

/**
 * A product's card as stored in an article. It has the product's id, which stays when the product moves. Its link works
 * where no cards are rendered.
 */
const STORED = /<figure data-product="(\d+)"><a href="[^"]*"[^>]*>[^<]*<\/a><\/figure>/g;

/** Returns the start of a product's stored card, which is the same in every article. */
export const cardStart = (id: number) => `<figure data-product="${id}">`;

/** Returns the ids of the products with a card in an article, without duplicates. */
export function productsIn(html: string): number[] {
  return [...new Set([...html.matchAll(STORED)].map(([, id]) => Number(id)))];
}

/** Returns the article with current cards. Leaves out products that visitors cannot open. */
export function withProductCards(
  html: string,
  products: readonly ArticleProduct[],
  moved: MovedCategories = {},
): string {
  return html.replace(STORED, (_, id) => {
    const product = products.find((one) => one.id === Number(id));
    return product ? cardHtml(product, productPath(product, moved)) : '';
  });
}

function cardHtml({ name, priceCents, facts, image }: ArticleProduct, path: string): string {
  const picture = image && describePicture(image.src);
  const tint = picture ? ` style="--tint:${picture.color}"` : '';
  const words = [
    `<strong>${escapeXml(name)}</strong>`,
    facts.length > 0 ? `<span>${escapeXml(facts.join('\u00A0· '))}</span>` : '',
    `<span>${escapeXml(formatPrice(priceCents))}</span>`,
  ];
  return `<figure class="article-product world"${tint}><a href="${escapeXml(path)}">${image ? pictureHtml(image.src, '9rem', 'square') : ''}<span>${words.join('')}</span></a></figure>`;
}
