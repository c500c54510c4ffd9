import { ReactNodeViewRenderer } from '@tiptap/react';
import { Card } from './card';
import { ProductCardView } from './product-card-view';

export type ProductCardAttributes = { product: number; href: string; name: string };

/** Card of a product, which the site fills in (src/shared/product-cards.ts). */
export const ProductCardNode = Card.extend({
  name: 'productCard',

  addAttributes() {
    return { product: { default: 0 }, href: { default: '' }, name: { default: '' } };
  },

  parseHTML() {
    // Takes precedence over the rule for pictures.
    return [{ tag: 'figure[data-product]', priority: 60, getAttrs: attributesOf }];
  },

  renderHTML({ node: { attrs } }) {
    return ['figure', { 'data-product': attrs.product }, ['a', { href: attrs.href }, attrs.name]];
  },

  // Text of a card on the plain-text clipboard.
  renderText: ({ node: { attrs } }) => attrs.name,

  addNodeView() {
    return ReactNodeViewRenderer(ProductCardView);
  },
});

function attributesOf(figure: HTMLElement): ProductCardAttributes | false {
  const product = Number(figure.dataset.product);
  const link = figure.querySelector('a');
  if (!Number.isSafeInteger(product) || !link) return false;
  return { product, href: link.getAttribute('href') ?? '', name: link.textContent };
}
