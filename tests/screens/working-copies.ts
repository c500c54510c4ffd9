import type { Page } from '@playwright/test';
import type { CopiedNoun, WorkingCopy } from '../../src/shared/working-copy.ts';
import { answers, confirm, fill, press, toast, toDetails, words } from './acts.ts';
import type { Screen } from './screen.ts';

const POST = '/api/panel/posts/1/working-copy';
const OTHER = { id: 'x', name: 'Ana Conceição Quixadá' };
const COPY: WorkingCopy = {
  fields: {
    title: 'Um título que ainda não está no ar',
    excerpt: 'E outro resumo, que se compara palavra por palavra.',
  },
  base: { title: 'Um título', excerpt: 'O resumo' },
  baseVersion: 1,
  version: 1,
  savedAt: '2026-03-02T14:30:00.000Z',
  by: OTHER,
  authors: { title: OTHER, excerpt: OTHER },
};
const LINK = {
  address: `https://soul.example.com/previa/blog/1-mk3f0c2a-${'0123456789abcdef'.repeat(3)}01234567`,
  expiresAt: '2026-03-09T14:30:00.000Z',
};

/** The first row of a list has a working copy. */
async function oneChanged(page: Page, noun: CopiedNoun) {
  const list = await (await page.request.get(`/api/panel/${noun}`)).json();
  const [first, ...rows] = list.rows;
  await answers(page, `GET /api/panel/${noun}`, { json: { ...list, rows: [{ ...first, changed: true }, ...rows] } });
}

/** The post with the working copy is a draft. */
async function unseen(page: Page) {
  const post = await (await page.request.get('/api/panel/posts/1')).json();
  await answers(page, 'GET /api/panel/posts/1', { json: { ...post, publishedAt: null } });
  await copied(page);
}

const copied = (page: Page) => answers(page, `GET ${POST}`, { json: { copy: COPY } });
const pending = (page: Page) => words(page, 'Alterações não publicadas');

/** Opens a preview by a new link, used nowhere else. */
async function preview(page: Page, record: string) {
  const path = await page.evaluate(async (of) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`/api/panel/${of}/working-copy/preview`, { method: 'POST', headers, body: '{}' });
    const { pathname, search, hash } = new URL((await answer.json()).address);
    return pathname + search + hash;
  }, record);
  await page.goto(path);
  await page.keyboard.press('Shift');
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
}

function keptAs(record: string, path: string, field: string): Screen {
  return {
    name: `panel: ${record} with changes that are kept`,
    path,
    reach: async (page) => {
      await fill(page, field, 'Outras palavras');
      await page.getByLabel(field, { exact: true }).blur();
      await words(page, 'guardadas às');
    },
  };
}

const screens: Screen[] = [
  {
    name: 'panel: post with changes that another began',
    path: '/painel/blog/1',
    before: copied,
    reach: (page) => words(page, 'continue o que Ana Conceição Quixadá começou'),
  },
  {
    name: 'panel: product with changes that are kept',
    path: '/painel/produtos/1',
    reach: async (page) => {
      await fill(page, 'Descrição curta', 'Outra descrição');
      await page.getByLabel('Descrição curta').blur();
      await words(page, 'guardadas às');
    },
  },
  keptAs('location', '/painel/locations/1', 'Nome'),
  keptAs('slide', '/painel/slides/1', 'Título'),
  keptAs('question', '/painel/perguntas/1', 'Resposta'),
  keptAs('category', '/painel/produtos/categorias/soulfuel', 'Descrição'),
  keptAs('page', '/painel/paginas/termos', 'Cadastro: título'),
  {
    name: 'panel: post with changes that cannot be kept',
    path: '/painel/blog/1',
    before: (page) =>
      answers(page, `PUT ${POST}`, { status: 503, json: { error: 'O serviço está fora do ar.', code: 'unavailable' } }),
    reach: async (page) => {
      await toDetails(page);
      await fill(page, 'Resumo', 'Outro resumo');
      await page.getByLabel('Resumo').blur();
      await words(page, 'só neste navegador');
    },
  },
  {
    name: 'panel: post that another changes at the same time',
    path: '/painel/blog/1',
    before: async (page) => {
      const current = await (await page.request.get('/api/panel/posts/1')).json();
      await answers(page, `PUT ${POST}`, {
        status: 409,
        json: { error: '', code: 'stale', current, by: null, copy: COPY },
      });
    },
    reach: async (page) => {
      await toDetails(page);
      await fill(page, 'Resumo', 'Outro resumo');
      await page.getByLabel('Resumo').blur();
      await words(page, 'mudou o mesmo que você');
    },
  },
  {
    name: 'panel: draft with changes that are not saved',
    path: '/painel/blog/1',
    before: unseen,
    reach: (page) => words(page, 'Alterações não salvas'),
  },
  {
    name: 'panel: dialog, comparing with what is saved',
    path: '/painel/blog/1',
    before: unseen,
    reach: async (page) => {
      await press(page, /^Comparar/);
      await words(page, 'só na versão salva');
    },
  },
  {
    name: 'panel: dialog, comparing with what is live',
    path: '/painel/blog/1',
    before: copied,
    reach: async (page) => {
      await press(page, /^Comparar/);
      await words(page, 'só no ar');
    },
  },
  {
    name: 'panel: dialog, discarding changes',
    path: '/painel/blog/1',
    before: copied,
    reach: (page) => press(page, 'Descartar alterações'),
  },
  {
    name: 'panel: dialog, a preview’s link',
    path: '/painel/blog/1',
    before: async (page) => {
      await copied(page);
      await answers(page, `POST ${POST}/preview`, { json: LINK });
    },
    reach: async (page) => {
      await press(page, 'Link de prévia');
      await words(page, /^Vale até/);
    },
  },
  {
    name: 'panel: toast, Alterações descartadas',
    path: '/painel/blog/1',
    before: async (page) => {
      await copied(page);
      await answers(page, `DELETE ${POST}`, { json: {} });
    },
    reach: async (page) => {
      await press(page, 'Descartar alterações');
      await confirm(page, 'Descartar');
      await toast(page, 'Alterações descartadas');
    },
  },
  {
    name: 'panel: toast, Erro ao descartar',
    path: '/painel/blog/1',
    before: async (page) => {
      await copied(page);
      await answers(page, `DELETE ${POST}`, { status: 503, json: { error: 'Fora do ar.', code: 'unavailable' } });
    },
    reach: async (page) => {
      await press(page, 'Descartar alterações');
      await confirm(page, 'Descartar');
      await toast(page, 'Erro ao descartar');
    },
  },
  {
    name: 'panel: toast, Link de prévia retirado',
    path: '/painel/blog/1',
    before: async (page) => {
      await copied(page);
      await answers(page, `POST ${POST}/preview`, { json: LINK });
      await answers(page, `DELETE ${POST}/preview`, { json: {} });
    },
    reach: async (page) => {
      await press(page, 'Link de prévia');
      await words(page, /^Vale até/);
      await press(page, 'Retirar link');
      await toast(page, 'Link de prévia retirado');
    },
  },
  {
    name: 'panel: posts, one with changes',
    path: '/painel/blog',
    before: (page) => oneChanged(page, 'posts'),
    reach: pending,
  },
  {
    name: 'panel: products, one with changes',
    path: '/painel/produtos',
    before: (page) => oneChanged(page, 'products'),
    reach: pending,
  },
  {
    name: 'panel: locations, one with changes',
    path: '/painel/locations',
    before: (page) => oneChanged(page, 'locations'),
    reach: pending,
  },
  {
    name: 'panel: slides, one with changes',
    path: '/painel/slides',
    before: (page) => oneChanged(page, 'slides'),
    reach: pending,
  },
  {
    name: 'panel: questions, one with changes',
    path: '/painel/perguntas',
    before: (page) => oneChanged(page, 'faqs'),
    reach: pending,
  },
  {
    name: 'panel: categories, one with changes',
    path: '/painel/produtos/categorias',
    before: (page) => oneChanged(page, 'categories'),
    reach: pending,
  },
  {
    name: 'site: preview of a question',
    routes: ['/previa/perguntas/:token'],
    path: '/painel',
    reach: (page) => preview(page, 'faqs/1'),
  },
  {
    name: 'site: preview of a category',
    routes: ['/previa/linhas/:token'],
    path: '/painel',
    reach: (page) => preview(page, 'categories/soulfuel'),
  },
  {
    name: 'site: preview of a page',
    routes: ['/previa/paginas/:token'],
    path: '/painel',
    reach: (page) => preview(page, 'pages/licencie'),
  },
  {
    name: 'site: preview of the branch’s links',
    routes: ['/previa/unidade/:token'],
    path: '/painel',
    reach: (page) => preview(page, 'pages/unidade'),
  },
  {
    name: 'site: preview of a location',
    routes: ['/previa/locais/:token'],
    path: '/painel',
    reach: (page) => preview(page, 'locations/1'),
  },
  {
    name: 'site: preview of a slide',
    routes: ['/previa/slides/:token'],
    path: '/painel',
    reach: (page) => preview(page, 'slides/1'),
  },
  {
    name: 'site: preview of an article',
    routes: ['/previa/blog/:token'],
    path: '/painel',
    reach: (page) => preview(page, 'posts/1'),
  },
  {
    name: 'site: preview of a product',
    routes: ['/previa/produtos/:token'],
    path: '/painel',
    reach: (page) => preview(page, 'products/1'),
  },
];

export const workingCopies: Screen[] = [
  ...screens.map((screen): Screen => ({ ...screen, who: 'admin' })),
  { name: 'site: preview that does not exist', path: '/previa/blog/1-2-3-4' },
];
