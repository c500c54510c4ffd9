import { beforeAll, expect, test } from 'vitest';
import { defaultSettings } from '../../src/shared/default-settings';
import { fieldsOf } from '../../src/shared/pages/page';
import { pages } from '../../src/shared/pages/pages';
import { settings } from '../../src/shared/settings';
import { env, page } from '../helpers/edge';

/** Markup that names its field: an element if it is not escaped, and this text if it is. */
const element = (field: string) => `<b id=${field}>`;
const planted: string[] = [];
function markup(field: string): string {
  planted.push(field);
  return element(field);
}
const asText = (field: string) => `&lt;b id=${field}&gt;`;

/** Text columns that visitors see. The content of posts is HTML: see `post-html.test.ts`. */
const COLUMNS: Record<string, string[]> = {
  categories: ['name', 'description', 'image_alt'],
  products: ['name', 'description', 'long_description', 'ingredients'],
  posts: ['title', 'excerpt', 'image_alt', 'category', 'author', 'author_bio'],
  slides: ['title', 'subtitle', 'btn1_text', 'btn2_text'],
  faqs: ['question', 'answer'],
  locations: ['name', 'address', 'city', 'schedule'],
};

beforeAll(async () => {
  const columns = Object.entries(COLUMNS).map(([table, names]) => {
    const values = names.map((name) => `${name} = '${markup(`${table}.${name}`)}' || rowid`);
    return `UPDATE ${table} SET ${values.join()}`;
  });
  const lists = [
    `UPDATE products SET benefits = json_array('${markup('products.benefits')}'),
      images = json_array(json_object('src', '/images/a.webp', 'alt', '${markup('products.alt')}'))`,
    // The text about the hours is shown where there are none.
    'UPDATE locations SET hours = NULL',
    // A post without a picture shows none of its alternative text.
    `UPDATE posts SET image = '/images/a.webp', author_image = NULL`,
  ];
  const texts = Object.entries(pages).map(([name, { sections }]) => {
    const accepted = fieldsOf(sections).filter(([field, { schema }]) => schema.safeParse(element(field)).success);
    return env.DB.prepare('INSERT INTO pages (page, overrides) VALUES (?, ?)').bind(
      name,
      JSON.stringify(Object.fromEntries(accepted.map(([field]) => [field, markup(field)]))),
    );
  });
  await env.DB.batch([
    ...[...columns, ...lists].map((sql) => env.DB.prepare(sql)),
    ...texts,
    env.DB.prepare('INSERT INTO settings (id, overrides) VALUES (1, ?)').bind(JSON.stringify(plantedSettings())),
  ]);
});

/** Returns markup for each text of the settings whose contract accepts it. */
function plantedSettings() {
  const accepted = (shape: Record<string, { safeParse: (value: unknown) => { success: boolean } }>, of: object) =>
    Object.keys(of)
      .filter((name) => shape[name]?.safeParse(element(name)).success)
      .map((name) => [name, markup(name)]);
  const { branch, ...others } = defaultSettings;
  return {
    ...Object.fromEntries(accepted(settings.shape, others)),
    branch: Object.fromEntries(accepted(settings.shape.branch.shape, branch)),
  };
}

/** Every page with fields of records that it shows, besides the texts of its own and of the frame. */
const SHOWN: Record<string, string[]> = {
  '/': ['slides.title', 'slides.subtitle', 'slides.btn1_text', 'slides.btn2_text', 'products.name', 'posts.title'],
  '/produtos': ['categories.name', 'categories.image_alt', 'categories.description'],
  '/produtos/soulshake': ['categories.name', 'categories.description', 'products.alt', 'products.name'],
  '/produtos/soulshake/1': ['products.name', 'products.description', 'products.benefits', 'products.long_description'],
  '/produtos/soulshake/caixa': ['categories.name', 'categories.image_alt', 'products.alt', 'products.name'],
  '/comparar?produtos=soulshake-1,soulice-1': ['products.name', 'categories.name', 'products.ingredients'],
  '/blog': ['posts.category', 'posts.image_alt', 'posts.title', 'posts.excerpt', 'posts.author'],
  '/blog/1': ['posts.title', 'posts.excerpt', 'posts.category', 'posts.author', 'posts.image_alt', 'posts.author_bio'],
  '/blog/rss.xml': ['posts.title', 'posts.excerpt', 'posts.category', 'posts.author'],
  '/onde-estamos': ['locations.name', 'locations.city', 'locations.address'],
  '/onde-estamos?local=1': ['locations.name', 'locations.schedule'],
  '/perguntas-frequentes': ['faqs.question', 'faqs.answer'],
  '/busca?q=b': ['products.name', 'categories.name', 'posts.title', 'faqs.question', 'locations.name'],
  '/biocasaforte': ['name', 'subtitle', 'branchOrder', 'products.name'],
  '/sobre': ['aboutTitle', 'aboutOpeningPictureAlt', 'aboutValuesPictureAlt', 'aboutPictureAlt', 'aboutStory'],
  '/licencie': ['licensingTitle', 'licensingPictureAlt', 'licensingReasons', 'licensingFormat2PictureAlt'],
  '/politica-de-privacidade': ['privacyCollection'],
  '/termos-de-uso': ['termsUse'],
  ...{ '/contato': ['brandName'], '/auth/login': ['brandName'], '/conta': ['brandName'], '/favoritos': ['brandName'] },
  ...{ '/offline': ['legalName'], '/nada': ['legalName'] },
};

const seen = new Set<string>();

test.each(Object.entries(SHOWN))('%s shows markup in stored texts as text', async (path, fields) => {
  const { html } = await page(path);
  expect(html).not.toContain('<b id=');
  for (const field of fields) expect(html).toContain(asText(field));
  for (const [, field = ''] of html.matchAll(/&lt;b id=([\w.]+)&gt;/g)) seen.add(field);
});

/** Texts that are only in the addresses of chats and of the map. */
const IN_ADDRESSES = ['chatMessage', 'licensingMessage', 'mapQuery'];

test('every planted text is seen on a page', () => {
  expect(planted.filter((field) => !seen.has(field)).sort()).toEqual(IN_ADDRESSES);
});
