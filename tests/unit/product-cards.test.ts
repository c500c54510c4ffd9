import { describe, expect, test } from 'vitest';
import { type ArticleProduct, productsIn, withProductCards } from '../../src/shared/product-cards';

const stored = (id: number, name = 'Soul Shake') =>
  `<figure data-product="${id}"><a href="/produtos/soulshake/${id}">${name}</a></figure>`;
const product: ArticleProduct = {
  id: 9,
  category: 'soulshake',
  number: 3,
  name: 'Shake de Maçã & Canela',
  priceCents: 2490,
  facts: ['24 g de proteína', 'Sem glúten'],
  image: { src: '/images/soulshake-9-1600x1600-f2d6de-0a1b2c3d.webp', alt: 'Um shake' },
};

describe('the cards of products in an article', () => {
  test('are found by the ids of their products, each once and in their order', () => {
    expect(productsIn(`<p>Um</p>${stored(9)}<blockquote>${stored(2)}</blockquote>${stored(9)}`)).toEqual([9, 2]);
    expect(productsIn('<p>/produtos/soulshake/9</p><figure><img src="/a.webp"></figure>')).toEqual([]);
  });

  test('show the current name and price of the product, and link to its current address', () => {
    const html = withProductCards(`<p>Antes</p>${stored(9, 'Nome antigo')}<p>Depois</p>`, [product]);
    expect(html).toContain('<a href="/produtos/soulshake/3">');
    expect(html).toContain('<strong>Shake de Maçã &amp; Canela</strong>');
    expect(html).toContain('<span>24 g de proteína\u00A0· Sem glúten</span><span>R$\u00A024,90</span>');
    expect(html).toContain('style="--tint:#f2d6de"');
    expect(html).toMatch(/srcset="[^"]+ 1600w" sizes="9rem" alt="" width="1600" height="1600" loading="lazy">/);
    expect(html).not.toContain('Nome antigo');
    expect(html).toMatch(/^<p>Antes<\/p><figure .*<\/figure><p>Depois<\/p>$/);
  });

  test('show each their own product', () => {
    const other = { ...product, id: 2, name: 'Soul Ice' };
    const html = withProductCards(stored(9) + stored(2), [other, product]);
    expect([...html.matchAll(/<strong>([^<]*)/g)].map(([, name]) => name)).toEqual([
      'Shake de Maçã &amp; Canela',
      'Soul Ice',
    ]);
  });

  test('are removed where visitors cannot open the product', () => {
    expect(withProductCards(`<p>Antes</p>${stored(9)}${stored(4)}<p>Depois</p>`, [])).toBe('<p>Antes</p><p>Depois</p>');
  });

  test('escape a hostile name and drop a hostile address', () => {
    const odd = { ...product, name: '<img onerror="x">', image: { src: 'https://a.example/"><script>', alt: '' } };
    const html = withProductCards(stored(9), [{ ...odd, facts: [] }]);
    expect(html).toContain('&lt;img onerror=&quot;x&quot;&gt;');
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('style=');
    // Without figures there is no line for them.
    expect(html).not.toContain('<span></span>');
  });
});
