import type { KnownLocations } from '../../src/shared/location';
import type { Stats } from '../../src/shared/stats';
import { expect } from '../helpers/browser';
import { callApi, forget, openPanel, signInAdmin, test } from '../helpers/panel';
import { createPost } from '../helpers/posts';

const NONE = { now: 0, before: 0 };
const NOTHING_YET: Pick<Stats, 'visits' | 'scheduled' | 'recent' | 'unfinished'> = {
  visits: {
    totals: { page: NONE, order: NONE, chat: NONE, directions: NONE, emptySearch: NONE },
    pages: [],
    searches: [],
  },
  scheduled: [],
  recent: [],
  unfinished: [],
};

test('the dashboard counts what the site shows', { tag: '@main' }, async ({ page, request }) => {
  await openPanel(page);
  await expect(page).toHaveTitle('Dashboard | Painel Soul');
  const { locations }: KnownLocations = await (await request.get('/api/locations')).json();
  await expect(page.getByRole('progressbar', { name: 'Locais ativos' })).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^${locations.length} de `),
  );
  await expect(page.getByRole('progressbar', { name: 'Postagens publicadas' })).toHaveAttribute('aria-valuenow', '100');
  await expect(page.getByText('Postagens publicadas no blog')).toBeVisible();
  await expect(page.getByText('Tudo operacional')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Precisa de atenção' })).toBeVisible();
  for (const [name, path] of [
    ['Gerenciar blog', '/painel/blog'],
    ['Gerenciar locais', '/painel/locations'],
    ['Gerenciar slides', '/painel/slides'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path);
  }
});

test('attention and visits come before the overview and the activity, each once', async ({ page }) => {
  await openPanel(page);
  const overview = page.getByRole('region', { name: 'Visão geral' });
  await expect(overview.getByRole('heading', { level: 3 })).toHaveText([
    'Total de postagens',
    'Locais cadastrados',
    'Slides do carrossel',
    'Sistema',
  ]);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const told = ['Precisa de atenção', 'Visitas nos últimos 7 dias', 'Visão geral', 'Atividade recente'];
  expect(headings.filter((heading) => told.includes(heading))).toEqual(told);
});

test('each line of attention links to its filtered list', async ({ page }) => {
  await page.route('**/api/panel/stats', (route) =>
    route.fulfill({
      json: {
        posts: { total: 8, published: 6, drafts: 2, scheduled: 0, ended: 0, withoutCover: 1 },
        locations: { total: 30, active: 28, withoutCoordinates: 1 },
        slides: { total: 4, active: 3 },
        products: { total: 32, active: 32, withoutSheet: 1, withoutPicture: 2, energyOff: 2 },
        media: { withoutAlt: 3 },
        changed: { posts: 2, products: 1, locations: 2, slides: 1 },
        mail: { failed: 1, pending: 0 },
        ...NOTHING_YET,
      },
    }),
  );
  await openPanel(page);
  const attention = page.getByRole('region', { name: 'Precisa de atenção' });
  const lines: [text: string, filter: string, chosen: string][] = [
    ['1e-mail não foi entregue', 'E-mails', 'E-mail não entregue'],
    ['2rascunhos no blog', 'Status', 'Rascunhos'],
    ['1postagem publicada sem capa', 'Status', 'Publicadas sem capa'],
    ['2produtos no site sem imagem', 'Mostrar', 'Ativos sem imagem'],
    ['1produto sem ficha técnica', 'Mostrar', 'Sem ficha técnica'],
    ['2produtos com energia que não bate com os nutrientes', 'Mostrar', 'Energia a conferir'],
    ['3imagens sem texto alternativo', 'Texto alternativo', 'Sem texto alternativo'],
    ['1slide inativo', 'Filtrar por status', 'Inativos'],
    ['1local sem coordenadas no mapa', 'Filtrar por coordenadas', 'Sem coordenadas'],
  ];
  await expect(attention.getByRole('link')).toHaveText(lines.map(([text]) => text));
  await expect(page.getByRole('progressbar', { name: 'Locais ativos' })).toHaveAttribute('aria-valuenow', '93');
  for (const [text, filter, chosen] of lines) {
    await attention
      .getByRole('link')
      .filter({ hasText: text.replace(/^\d+/, '') })
      .click();
    await expect(page.getByLabel(filter, { exact: true }).locator('option:checked')).toHaveText(chosen);
    await page.goBack();
  }
});

test('working copies are continued from the dashboard, and the rest link to filtered lists', async ({ page }) => {
  await openPanel(page);
  const { id, title } = await createPost(page, { publishedAt: null, excerpt: 'Como era' });
  await page.goto(`/painel/blog/${id}`);
  const excerpt = page.getByRole('textbox', { name: 'Resumo' });
  await excerpt.fill('Como vai ser');
  await excerpt.blur();
  await expect(page.getByText(/guardadas às/)).toBeOnScreen();
  await page.goto('/painel');
  const unfinished = page.getByRole('region', { name: 'Continue de onde parou' });
  await expect(unfinished.getByRole('listitem').first()).toContainText(`${title}Postagem · você, em`);
  await unfinished.getByRole('link', { name: title }).click();
  await expect(excerpt).toHaveValue('Como vai ser');
  const stats: Stats = await callApi(page, 'GET', '/api/panel/stats');
  const changed = { posts: 3, products: 1, locations: 0, slides: 0 };
  const told = stats.unfinished.filter((record) => record.id === String(id));
  await page.route('**/api/panel/stats', (route) => route.fulfill({ json: { ...stats, changed, unfinished: told } }));
  await page.goto('/painel');
  await expect(unfinished.getByRole('link', { name: /^Mais/ })).toHaveText(['Mais 2 postagens', 'Mais 1 produto']);
  await unfinished.getByRole('link', { name: 'Mais 2 postagens' }).click();
  await expect(page.getByLabel('Status').locator('option:checked')).toHaveText('Com alterações em andamento');
  await page.goBack();
  await unfinished.getByRole('link', { name: 'Mais 1 produto' }).click();
  await expect(page.getByLabel('Mostrar').locator('option:checked')).toHaveText('Com alterações em andamento');
});

test('the dashboard links to a new post', async ({ page }) => {
  await openPanel(page);
  await page.getByRole('main').getByRole('link', { name: 'Nova Postagem' }).click();
  await expect(page.getByRole('dialog', { name: 'Nova Postagem' })).toBeVisible();
});

test('the dashboard shows visits, recent activity and the next publications', async ({ page }) => {
  await openPanel(page);
  const { id } = await createPost(page, {
    title: 'Amanhã no blog',
    publishedAt: new Date(Date.now() + 24 * 3_600_000).toISOString(),
  });
  const stats: Stats = await callApi(page, 'GET', '/api/panel/stats');
  const visits: Stats['visits'] = {
    totals: { ...stats.visits.totals, page: { now: 1234, before: 1000 }, order: { now: 56, before: 0 } },
    pages: [
      { path: '/produtos/soulcrunch/1', name: 'Soul Crunch Tradicional', times: 400 },
      { path: '/', name: 'Início', times: 100 },
    ],
    searches: [{ term: 'colágeno', times: 3 }],
  };
  await page.route('**/api/panel/stats', (route) => route.fulfill({ json: { ...stats, visits } }));
  await page.reload();
  const visited = page.getByRole('region', { name: 'Visitas nos últimos 7 dias' });
  await expect(visited).toBeOnScreen({ scrolled: true });
  await expect(visited).toContainText('1.234 +23% sobre os 7 dias anteriores');
  await expect(visited.getByRole('link')).toHaveText(['Soul Crunch Tradicional', 'Início']);
  await expect(visited.getByText('“colágeno”')).toBeVisible();

  const recent = page.getByRole('region', { name: 'Atividade recente' });
  await expect(recent.getByRole('listitem').filter({ hasText: 'criou a postagem Amanhã no blog' })).toBeVisible();
  const scheduled = page.getByRole('region', { name: 'Próximas publicações' });
  await scheduled.getByRole('link', { name: /Amanhã no blog/ }).click();
  await expect(page).toHaveURL(`/painel/blog/${id}`);
});

test('failing parts of the system are listed in place of “Tudo operacional”', async ({ page, problems }) => {
  const health = {
    build: '0123456789ab',
    migration: '0001_tables.sql',
    database: 'ok',
    checkedAt: '2026-01-01T00:00:00.000Z',
  };
  const mail = { oldestWaitingMs: 3 * 3_600_000, failed: 2 };
  await page.route('**/api/health', (route) =>
    route.fulfill({ status: 503, json: { ...health, status: 'down', storage: 'down', mail } }),
  );
  await openPanel(page);
  const system = page.locator('section section', { has: page.getByRole('heading', { name: 'Sistema' }) });
  await expect(system.getByRole('listitem')).toHaveText([
    'As imagens estão fora do ar',
    'Há e-mails parados na fila há 3 horas',
    '2 e-mails não foram entregues',
  ]);
  await expect(page.getByText('As imagens estão fora do ar')).toBeOnScreen();
  await expect(page.getByText('Tudo operacional')).toBeHidden();
  await expect.poll(() => problems.length).toBeGreaterThanOrEqual(1);
  forget(problems, '503');
});

test('without a health report the dashboard does not claim that all is well', async ({ page, problems }) => {
  await page.route('**/api/health', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await openPanel(page);
  await expect(page.getByText('Sem notícias do sistema agora')).toBeOnScreen({ scrolled: true });
  await expect(page.getByText('Tudo operacional')).toBeHidden();
  await expect(page.getByText('Postagens publicadas no blog')).toBeVisible();
  await expect.poll(() => problems.length).toBeGreaterThanOrEqual(1);
  forget(problems, '502');
});

test('a loading text precedes the figures, and the dashboard works without them', async ({ page, problems }) => {
  let answer = () => {};
  await page.route('**/api/panel/stats', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ status: 503, json: { error: 'Fora do ar.', code: 'unavailable' } });
  });
  await signInAdmin(page);
  await page.goto('/painel');
  await expect(page.getByText('Carregando estatísticas...')).toBeOnScreen({ scrolled: true });
  answer();
  await expect(page.getByText('Carregando estatísticas...')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Gerenciar blog' })).toBeVisible();
  await expect(page.getByText('Tudo operacional')).toBeVisible();
  await expect.poll(() => problems.length).toBeGreaterThanOrEqual(2);
  forget(problems, '503');
  forget(problems, 'The statistics could not be read');
});
