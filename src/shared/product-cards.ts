import type { MovedCategories } from './category-path';
import { productPath } from './category-path';
import { escapeXml } from './escape-xml';
import { formatPrice } from './format';
import { describePicture } from './picture';
import { pictureHtml } from './picture-html';
import type { ProductCard } from './product';

/** A product as an article shows it. */
export type ArticleProduct = Pick<ProductCard, 'category' | 'number' | 'name' | 'priceCents' | 'facts' | 'image'> & {
  id: number;
};

/**
 * Where a product's card stands in an article: known by the product's id wherever that moves, with a link that holds where
 * no cards are made.
 */
const STORED = /<figure data-product="(\d+)"><a href="[^"]*"[^>]*>[^<]*<\/a><\/figure>/g;

/** What the card of a product begins with, in whatever article it stands. */
export const cardStart = (id: number) => `<figure data-product="${id}">`;

/** The products whose cards stand in an article, each once. */
export function productsIn(html: string): number[] {
  return [...new Set([...html.matchAll(STORED)].map(([, id]) => Number(id)))];
}

/** The article with its cards as they are today. A product that visitors cannot open leaves nothing. */
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
