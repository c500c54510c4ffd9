import { describe, expect, test } from 'vitest';
import { categories } from '../../scripts/seed/categories';
import { posts } from '../../scripts/seed/posts';
import { products } from '../../scripts/seed/products';
import { type CategoryInput, categoryInput } from '../../src/shared/category';
import { defaultSettings } from '../../src/shared/default-settings';
import { claimProblems } from '../../src/shared/label/claim-check';
import { pageTitle } from '../../src/shared/page-title';
import { type PostInput, postInput } from '../../src/shared/post';
import { appearanceOfPost } from '../../src/shared/post-appearance';
import { type ProductInput, productInput } from '../../src/shared/product';
import { withProductCards } from '../../src/shared/product-cards';
import {
  appearanceOfCategory,
  appearanceOfProduct,
  NO_SEARCH_APPEARANCE,
  saidOf,
} from '../../src/shared/search-appearance';

const [post] = posts as [PostInput];
const MEDIUM = '/media/0123456789abcdef0123-1600x900-112233.webp';
const SAID = { searchTitle: 'Pistache de verdade', searchDescription: 'Um guia curto.', shareImage: MEDIUM };
const APPEARANCE = { title: 'Pistache de verdade', description: 'Um guia curto.', image: MEDIUM, alt: undefined };

describe('the page of a post', () => {
  test('uses the texts of the post where no search appearance is set', () => {
    const { title, excerpt, image, imageAlt: alt } = post;
    for (const silent of [NO_SEARCH_APPEARANCE, {}, { searchTitle: '', searchDescription: '', shareImage: '' }]) {
      expect(appearanceOfPost({ ...post, ...silent })).toEqual({ title, description: excerpt, image, alt });
    }
  });

  test('overrides title, description and picture one by one', () => {
    expect(appearanceOfPost({ ...post, ...SAID })).toEqual(APPEARANCE);
    expect(appearanceOfPost({ ...post, searchDescription: 'Um guia curto.' })).toEqual({
      title: post.title,
      description: 'Um guia curto.',
      image: post.image,
      alt: post.imageAlt,
    });
  });

  test('is shared with the first picture of its content where it has no cover', () => {
    const shared = (content: string, image: string | null = null) =>
      appearanceOfPost({ ...post, image, content }).image;
    const picture = `<p>Sal</p><img alt="" src="${MEDIUM}"><img src="/images/cones.webp">`;
    expect(shared(picture)).toBe(MEDIUM);
    expect(shared(picture, '/images/capa.webp')).toBe('/images/capa.webp');
    expect(shared('<p>Sal</p><img src="https://example.com/a.png">')).toBeNull();
  });

  test('is shared with that picture for visitors and editors alike, past the card of a product', () => {
    const stored = '<figure data-product="9"><a href="/produtos/soulshake/9">Soul Shake</a></figure>';
    const product = { id: 9, category: 'soulshake', number: 9, name: 'Soul Shake', priceCents: 2490, facts: [] };
    const card = { ...product, image: { src: '/images/shake-1600x1600-f2d6de-0a1b2c3d.webp', alt: 'Um shake' } };
    for (const html of [stored, `${stored}<p>Sal</p><img src="${MEDIUM}" alt="Sal">${stored}`]) {
      const shown = withProductCards(html, [card]);
      expect(shown).toContain(`<img src="${card.image.src}"`);
      const [seen, edited] = [shown, html].map((content) => appearanceOfPost({ ...post, image: null, content }));
      expect(seen).toEqual(edited);
      expect(seen?.image).toBe(html === stored ? null : MEDIUM);
    }
  });

  test('has the alternative text of the picture it is shared with, never that of a removed cover', () => {
    const said = (content: string) => appearanceOfPost({ ...post, image: null, imageAlt: 'A capa', content }).alt;
    expect(said(`<img src="/images/a.webp" alt="Sal &amp; &quot;mel&quot;" width="9"><img src="${MEDIUM}">`)).toBe(
      'Sal & "mel"',
    );
    for (const silent of ['', '<img src="/images/a.webp">', '<img src="/images/a.webp" alt="">']) {
      expect(said(silent)).toBe('');
    }
  });

  test('is described by the first sentences of its content where it has no excerpt', () => {
    const described = (content: string) => appearanceOfPost({ ...post, excerpt: null, content }).description;
    const card = '<figure data-product="9"><a href="/produtos/soulshake/9">Soul Shake</a></figure>';
    expect(described(`<h2>Sal &amp; açúcar</h2>${card}<p>1 &lt; 2\n<b>colheres</b></p>`)).toBe('1 < 2 colheres');
    expect(described(`<h2>Sal &amp; açúcar</h2>${card}`)).toBe('Sal & açúcar');
    expect(described('<h2>Onde</h2><table><tr><td>Loja</td></tr></table><p>Em Vila Velha.</p>')).toBe('Em Vila Velha.');
    const marked =
      '<p>Leve <strong>whey</strong>, <em>leite</em>; (<a href="/sobre">mel</a>).<br>E <u>ca</u><s>fé</s>.</p>';
    expect(described(marked)).toBe('Leve whey, leite; (mel). E café.');
    expect(described('<p>Sal</p><ol start="2"><li>e água</li></ol>')).toBe('Sal e água');
    expect(described('<p>Leva</p><ul><li><p>sal</p></li><li><p>água</p></li></ul>')).toBe('Leva sal, água');
    expect(described(`<p>${'a'.repeat(160)}</p>`)).toBe('a'.repeat(160));
    expect(described(`<p>${'a'.repeat(161)}</p>`)).toBe(`${'a'.repeat(157)}…`);
    expect(described(`<p>${'a'.repeat(156)}😀${'b'.repeat(9)}</p>`)).toBe(`${'a'.repeat(156)}…`);
  });
});

describe('the page of a category', () => {
  const [category] = categories as [CategoryInput];

  test('uses the texts of the category where no search appearance is set', () => {
    const { name, description, image, imageAlt: alt } = category;
    expect(appearanceOfCategory(category)).toEqual({ title: name, description, image, alt });
    expect(appearanceOfCategory({ ...category, ...SAID })).toEqual(APPEARANCE);
    expect(appearanceOfCategory({ ...category, shareImage: MEDIUM })).toEqual({
      title: name,
      description,
      image: MEDIUM,
    });
  });

  test('accepts neither longer texts nor a picture of another site', () => {
    const holds = (said: object) => categoryInput.safeParse({ ...category, ...said }).success;
    expect(holds(SAID)).toBe(true);
    expect(holds({ searchTitle: 'a'.repeat(121) })).toBe(false);
    expect(holds({ searchDescription: 'a'.repeat(321) })).toBe(false);
    expect(holds({ shareImage: 'https://example.com/a.jpg' })).toBe(false);
  });
});

describe('the page of a product', () => {
  const [first] = products as [ProductInput];
  const product = { ...first, longDescription: 'Um parágrafo.\n\nOutro.' };

  test('uses the texts of the product where no search appearance is set', () => {
    const { name, description, images } = product;
    expect(appearanceOfProduct(product)).toEqual({
      title: name,
      description,
      image: images[0]?.src,
      alt: images[0]?.alt,
    });
    expect(appearanceOfProduct({ ...product, description: '', images: [] })).toEqual({
      title: name,
      description: 'Um parágrafo. Outro.',
      image: null,
    });
  });

  test('overrides the texts and the picture of the product one by one', () => {
    expect(appearanceOfProduct({ ...product, ...SAID })).toEqual(APPEARANCE);
    expect(appearanceOfProduct({ ...product, shareImage: MEDIUM })).toMatchObject({
      title: product.name,
      image: MEDIUM,
    });
  });

  test('is refused where its search texts claim what its label contradicts', () => {
    const claiming = { ...product, searchTitle: 'Zero calorias', searchDescription: 'Sem sódio.' };
    expect(claimProblems(claiming).map(({ field }) => field)).toEqual(['searchTitle', 'searchDescription']);
    expect(productInput.safeParse(claiming).error?.issues.map(({ path }) => path[0])).toEqual([
      'searchTitle',
      'searchDescription',
    ]);
  });
});

test('empty fields of a search appearance are not sent', () => {
  expect(saidOf({ id: 1, ...NO_SEARCH_APPEARANCE })).toEqual({ id: 1 });
  expect(saidOf({ id: 1, ...NO_SEARCH_APPEARANCE, searchTitle: 'Um' })).toEqual({ id: 1, searchTitle: 'Um' });
  expect(saidOf({ id: 1, ...SAID })).toEqual({ id: 1, ...SAID });
  const told = { ...SAID, shareImageAlt: 'Pistache' };
  expect(saidOf({ id: 1, ...told })).toEqual({ id: 1, ...told });
  expect(saidOf({ id: 1, ...SAID, shareImageAlt: '' })).toEqual({ id: 1, ...SAID });
});

test('a page title ends with the brand, except that of the home page', () => {
  expect(pageTitle('Pistache', defaultSettings)).toBe('Pistache | Soul');
  expect(pageTitle('Soul Nutrição', defaultSettings)).toBe('Soul Nutrição: shakes, sorvetes e cones proteicos');
});

describe('a typed search appearance', () => {
  const problems = (fields: object) => {
    const { error } = postInput.safeParse({ ...post, ...fields });
    return error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? [];
  };

  test('may be longer than what search engines show, up to a limit', () => {
    expect(problems({ searchTitle: 'a'.repeat(120), searchDescription: 'a'.repeat(320) })).toEqual([]);
    expect(problems({ searchTitle: 'a'.repeat(121), searchDescription: 'a'.repeat(321) })).toEqual([
      'searchTitle: O título nos buscadores passa de 120 caracteres.',
      'searchDescription: A descrição nos buscadores passa de 320 caracteres.',
    ]);
    expect(postInput.parse({ ...post, searchTitle: '  ', searchDescription: ' Um ' })).toMatchObject({
      searchTitle: null,
      searchDescription: 'Um',
    });
  });

  test('takes only a picture that has a preview for chats', () => {
    for (const shareImage of [null, MEDIUM, `${MEDIUM}#x10y20`, post.image])
      expect(problems({ shareImage })).toEqual([]);
    for (const shareImage of ['https://example.com/a.jpg', '/images/a.webp', '/media/0123456789abcdef0123']) {
      expect(problems({ shareImage })).toEqual(['shareImage: Escolha uma imagem da Mídia ou da marca.']);
    }
    expect(problems({ shareImage: 'javascript:alert(1)' })[0]).toMatch(/^shareImage: Use um endereço/);
  });
});

test('a shared picture has its own alternative text, never that of the picture it replaces', () => {
  expect(appearanceOfPost({ ...post, imageAlt: 'A capa' })).toMatchObject({ image: post.image, alt: 'A capa' });
  const shared = { ...post, imageAlt: 'A capa', shareImage: MEDIUM };
  expect(appearanceOfPost(shared).alt).toBeUndefined();
  expect(appearanceOfPost({ ...shared, shareImageAlt: 'Pistache' })).toMatchObject({ image: MEDIUM, alt: 'Pistache' });
});
