import type { Page as Rows } from '../../src/shared/page.ts';
import { slide1Alto } from '../../src/shared/pictures.ts';
import type { PostItem } from '../../src/shared/post.ts';
import type { PostAuthor } from '../../src/shared/post-author.ts';
import { answers, fill, press, toDetails, withoutMedia, words } from './acts.ts';
import type { Screen } from './screen.ts';

const API = '/api/panel';
const LONG = 'Proteína no pós-treino: quanto, quando e de onde tirar a que falta';

const post: PostItem = {
  id: 1,
  version: 1,
  title: LONG,
  excerpt: 'O que vale a pena saber antes de sair da academia.',
  image: null,
  category: 'Alimentação do dia a dia',
  publishedAt: '2024-12-01T12:00:00.000Z',
  unpublishedAt: '2024-12-26T02:59:00.000Z',
  createdAt: '2024-11-30T12:00:00.000Z',
  editedAt: '2024-12-02T12:00:00.000Z',
  changed: true,
};
const toCome = { publishedAt: '2090-12-01T12:00:00.000Z', unpublishedAt: '2090-12-26T02:59:00.000Z' };
const ending: Rows<PostItem> = {
  rows: [post, { ...post, id: 2, unpublishedAt: toCome.unpublishedAt }, { ...post, id: 3, ...toCome }],
  next: null,
};

const authors: PostAuthor[] = [
  {
    author: 'Maria Antônia Quixadá de Albuquerque Vasconcellos',
    authorImage: null,
    authorBio: 'Nutricionista do time Soul, que acredita em prato colorido e em sobremesa sem culpa.',
  },
  { author: 'Bento', authorImage: null, authorBio: 'Barista.' },
];

const written = (screen: Pick<Screen, 'name' | 'reach' | 'at'> & Partial<Screen>): Screen => ({
  path: '/painel/blog/novo',
  who: 'admin',
  before: (page) => answers(page, `GET ${API}/posts/authors`, { json: authors }),
  ...screen,
});

/** Dates, authors and contents of posts. */
export const postStates: Screen[] = [
  {
    name: 'panel: posts that end',
    path: '/painel/blog',
    who: 'admin',
    before: (page) => answers(page, `GET ${API}/posts`, { json: ending }),
  },
  written({
    name: 'panel: post with dates in error',
    reach: async (page) => {
      await fill(page, 'Título', LONG);
      await toDetails(page);
      await fill(page, 'Data no site', '2090-12-01T09:00');
      await fill(page, 'Sai do site em', '2024-12-25T23:59');
      await press(page, 'Salvar');
      await words(page, /^Esta data ainda não chegou/);
    },
    at: (page) => page.getByRole('group', { name: 'Publicação' }),
  }),
  written({
    name: 'panel: post, an author whose biography was typed',
    reach: async (page) => {
      await toDetails(page);
      await page.locator('option[value="Bento"]').waitFor({ state: 'attached' });
      await fill(page, 'Biografia do autor', 'Escrita só para esta postagem.');
      await fill(page, 'Autor', 'Maria Antônia Quixadá de Albuquerque Vasconcellos');
      await page.getByLabel('Autor', { exact: true }).blur();
      await words(page, /^Mantivemos/);
    },
    at: (page) => page.getByRole('group', { name: 'Quem escreveu' }),
  }),
  written({
    name: 'panel: post, an author who came with picture and biography',
    reach: async (page) => {
      await toDetails(page);
      await page.locator('option[value="Bento"]').waitFor({ state: 'attached' });
      await fill(page, 'Autor', 'Bento');
      await page.getByLabel('Autor', { exact: true }).blur();
      await words(page, /^Preenchemos/);
    },
    at: (page) => page.getByRole('group', { name: 'Quem escreveu' }),
  }),
  written({
    name: 'panel: post, another spelling of a category',
    before: (page) => answers(page, `GET ${API}/posts/categories`, { json: [post.category] }),
    reach: async (page) => {
      await toDetails(page);
      await fill(page, 'Categoria', 'alimentacao do dia a dia');
      await page.getByLabel('Categoria').blur();
      await words(page, /já existe/);
    },
    at: (page) => page.getByLabel('Categoria'),
  }),
  written({
    name: 'panel: post, a link of the text that the caret is in',
    path: '/painel/blog/3',
    reach: (page) => page.locator('.rich-text a').first().click(),
    at: (page) => page.getByRole('group', { name: 'Link do texto' }),
  }),
  written({
    name: 'panel: post, a picture of the text that is chosen',
    reach: async (page) => {
      await press(page, 'Imagem');
      await withoutMedia(page);
      await fill(page, 'Endereço da imagem', slide1Alto);
      await press(page, 'Inserir');
      await page.locator('.rich-text img').click({ position: { x: 40, y: 40 } });
    },
    at: (page) => page.locator('.rich-text figure'),
  }),
  written({
    name: 'panel: post, a link that leads to no page',
    before: (page) => answers(page, `GET ${API}/posts/links`, { json: { isDead: true } }),
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Conteúdo' }).focus();
      await page.keyboard.press('ControlOrMeta+k');
      await fill(page, 'Endereço do link', '/pagina-que-nao-existe');
      await page.keyboard.press('Enter');
      await words(page, /^Não há página/);
    },
  }),
];
