import type { Health } from '../../src/shared/health.ts';
import { NOUNS, nouns } from '../../src/shared/nouns.ts';
import { slide1Alto } from '../../src/shared/pictures.ts';
import {
  answers,
  asEditor,
  fails,
  fill,
  holds,
  press,
  someAccess,
  someActivity,
  somePeople,
  someVisits,
  toast,
  toDetails,
  unfold,
  words,
} from './acts.ts';
import { imports } from './imports.ts';
import type { Screen } from './screen.ts';
import { uploads } from './uploads.ts';
import { insertVideo } from './videos.ts';

const API = '/api/panel';

/** The lists, by noun. */
const LISTS = [
  ...NOUNS.filter((noun) => noun !== 'settings' && noun !== 'pages').map((noun) => ({
    name: noun,
    path: nouns[noun].panel,
  })),
  { name: 'activity', path: '/painel/atividade' },
];

/** Screens with a single call to load: the lists, and the dashboard. */
const readings: Screen[] = [{ name: 'dashboard', path: '/painel' }, ...LISTS].flatMap(({ name, path }) => {
  const isList = name !== 'dashboard';
  const call = `GET ${API}/${isList ? name : 'stats'}`;
  const screens: Screen[] = [
    {
      name: `panel: ${name} on their way`,
      path,
      loading: true,
      before: (page) => holds(page, call),
      reach: async (page) => {
        await page.getByRole('heading', { level: 1 }).waitFor();
        await words(page, /^Carregando/);
      },
    },
    { name: `panel: ${name} that cannot be read`, path, before: (page) => fails(page, call) },
  ];
  const empty = { json: { rows: [], next: null } };
  if (isList) screens.push({ name: `panel: ${name}, none`, path, before: (page) => answers(page, call, empty) });
  return screens;
});

const UNWELL: Health = {
  status: 'down',
  build: '0123456789ab',
  migration: '0001_tables.sql',
  database: 'ok',
  storage: 'down',
  mail: { oldestWaitingMs: 10_800_000, failed: 2 },
  databaseBytes: 1_339_392,
  clientErrors: { different: 0, times: 0 },
  checkedAt: '2026-01-01T00:00:00.000Z',
};

/** States of the panel's screens in use. */
const uses: Screen[] = [
  {
    name: 'panel: toast, Item removido (produtos)',
    path: '/painel/produtos/1',
    reach: async (page) => {
      await press(page, 'Remover benefício 1');
      await toast(page, 'Item removido');
    },
  },
  {
    name: 'panel: starting',
    path: '/painel',
    loading: true,
    before: (page) => holds(page, 'GET /api/auth/session'),
  },
  {
    name: 'panel: server out of reach',
    path: '/painel',
    before: (page) => fails(page, 'GET /api/auth/session'),
    reach: (page) => words(page, 'Não deu para abrir esta tela'),
  },
  {
    name: 'panel: dashboard of a system that does not do well',
    path: '/painel',
    before: (page) => answers(page, 'GET /api/health', { status: 503, json: UNWELL }),
    reach: (page) => words(page, 'As imagens estão fora do ar'),
  },
  {
    name: 'panel: dashboard of a site with visitors',
    path: '/painel',
    before: someVisits,
    reach: (page) => words(page, 'Páginas mais vistas'),
  },
  {
    name: 'panel: activity with its details',
    path: '/painel/atividade',
    before: someActivity,
    reach: (page) => press(page, /^Detalhes/),
  },
  {
    name: 'panel: activity with its filters',
    path: '/painel/atividade?acao=create&de=2020-01-01',
    before: someActivity,
    reach: unfold,
  },
  { name: 'panel: people in every state', path: '/painel/usuarios', before: somePeople },
  { name: 'panel: activity of people', path: '/painel/atividade', before: someAccess },
  {
    name: 'panel: dashboard of an editor',
    path: '/painel',
    before: asEditor,
    reach: (page) => words(page, 'Boas-vindas ao painel, Ana'),
  },
  {
    name: 'panel: a screen that is not of one’s role',
    path: '/painel/usuarios',
    before: asEditor,
    reach: (page) => words(page, 'Você não tem acesso a esta tela'),
  },
  {
    name: 'panel: a role that was taken away meanwhile',
    path: '/painel/slides/1',
    before: (page) =>
      answers(page, `GET ${API}/slides/1`, {
        status: 403,
        json: { error: 'Sua conta não tem acesso ao painel.', code: 'forbidden' },
      }),
    reach: (page) => words(page, 'Você não tem acesso a esta tela'),
  },
  {
    name: 'panel: slide whose wide picture alone was replaced',
    path: '/painel/slides/1',
    reach: async (page) => {
      await fill(page, 'URL da Imagem', slide1Alto);
      await words(page, /^Os celulares continuam/);
    },
    at: (page) => page.getByRole('textbox', { name: 'URL da Imagem' }),
  },
  {
    name: 'panel: slide in error',
    path: '/painel/slides/1',
    reach: async (page) => {
      await fill(page, 'Cor do botão 1', 'rosa');
      await fill(page, 'Link do botão 2', 'javascript:alert(1)');
      await press(page, /^Atualizar/);
      await words(page, 'Use uma cor no formato #rrggbb.');
    },
  },
  {
    name: 'panel: location in error',
    path: '/painel/locations/1',
    reach: async (page) => {
      await fill(page, 'UF', 'E');
      await fill(page, 'Latitude', 'vinte');
      await press(page, 'Adicionar horário');
      await press(page, /^Atualizar(?! horário)/);
      await words(page, 'A UF tem 2 letras.');
    },
  },
  {
    name: 'panel: product in error',
    path: '/painel/produtos/novo',
    reach: async (page) => {
      await fill(page, 'Nome', 'Barra');
      await fill(page, 'Preço', 'dez');
      await press(page, 'Adicionar por endereço');
      await press(page, /^Criar/);
      await words(page, 'Informe o preço em reais, como 34,90.');
    },
  },
  {
    name: 'panel: product whose declaration is doubted',
    path: '/painel/produtos/1',
    reach: async (page) => {
      await fill(page, 'Ingredientes', 'Leite, whey, amendoim e nozes.');
      await page.getByRole('group', { name: 'Contém' }).getByLabel('Aveia').check();
      await words(page, 'Os ingredientes citam amendoim e nozes, e a lista “Contém” não.');
    },
  },
  {
    name: 'panel: product as its page',
    path: '/painel/produtos/1',
    reach: (page) => press(page, 'Página'),
  },
  {
    name: 'panel: product whose benefit claims too much',
    path: '/painel/produtos/21',
    reach: async (page) => {
      await fill(page, 'Benefício 1', 'Rica em proteína e com pouquíssimas calorias');
      await page.getByText('O que falta às outras').click();
      await press(page, 'Atualizar');
      await words(page, /“Rica em proteína” pede 10 g/);
    },
  },
  {
    name: 'panel: category in error',
    path: '/painel/produtos/categorias/nova',
    reach: async (page) => {
      await fill(page, 'Nome', 'Pão & Café');
      await fill(page, 'URL da Imagem', 'javascript:alert(1)');
      await press(page, /^Criar/);
      await words(page, /Use um (endereço|caminho)/);
    },
  },
  {
    name: 'panel: post in error',
    path: '/painel/blog/novo',
    reach: async (page) => {
      await toDetails(page);
      await page.getByRole('radio', { name: 'Agendar' }).check();
      await press(page, 'Salvar');
      await words(page, 'Informe o título.');
    },
  },
  {
    name: 'panel: post with a table',
    path: '/painel/blog/novo',
    reach: async (page) => {
      await press(page, 'Tabela');
      await press(page, 'Tabela');
      await page.getByRole('button', { name: 'Excluir tabela' }).waitFor();
    },
  },
  {
    name: 'panel: post with a product’s card',
    path: '/painel/blog/6',
    at: (page) => page.locator('[data-drag-handle]'),
  },
  { name: 'panel: post with a video', path: '/painel/blog/novo', reach: insertVideo },
  {
    name: 'panel: post, what may begin a line',
    path: '/painel/blog/novo',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Conteúdo' }).focus();
      await page.keyboard.type('/');
      await page.getByRole('listbox', { name: 'Inserir' }).waitFor();
    },
  },
  { name: 'panel: post, what stands beside its text', path: '/painel/blog/1', below: 1280, reach: toDetails },
  {
    name: 'panel: record that another wrote last',
    path: '/painel/locations/1',
    before: (page) => {
      const lastWrite = { id: 'ana', name: 'Ana Conceição Quixadá', at: '2026-11-20T17:05:00.000Z' };
      return answers(page, `PUT ${API}/presence/locations/1`, { json: { others: [], lastWrite } });
    },
    reach: (page) => words(page, 'Última alteração por Ana Conceição Quixadá'),
  },
  {
    name: 'panel: post as its page, on a phone',
    path: '/painel/blog/1',
    below: 1024,
    reach: (page) => press(page, 'Prévia'),
  },
  {
    name: 'panel: settings in error',
    path: '/painel/configuracoes',
    reach: async (page) => {
      await fill(page, 'Telefone', 'abc');
      await fill(page, 'Link para pedir', 'http://inseguro.example');
      await press(page, /^Salvar/);
      await words(page, 'Informe um telefone com DDD.');
    },
  },
  {
    name: 'panel: page in error',
    path: '/painel/paginas/sobre',
    reach: async (page) => {
      await fill(page, 'Título da página', '');
      await fill(page, 'Imagem da história', 'javascript:alert(1)');
      await press(page, /^Salvar/);
      await words(page, 'Preencha este campo.');
    },
  },
  {
    name: 'panel: page on a phone, in the preview',
    path: '/painel/paginas/inicio',
    reach: (page) => press(page, 'Celular'),
    at: (page) => page.getByRole('region', { name: 'Prévia' }),
  },
  {
    name: 'panel: page with the way to its sections open',
    path: '/painel/paginas/termos',
    reach: async (page) => {
      const folded = page.locator('details:not([open]) > summary');
      if (await folded.count()) await folded.first().click();
    },
  },
  {
    name: 'panel: pages that were changed',
    path: '/painel/paginas',
    before: (page) =>
      answers(page, `GET ${API}/pages`, {
        json: [
          { page: 'inicio', changed: 1, updatedAt: '2026-01-05T12:00:00.000Z', isTyped: false },
          { page: 'sobre', changed: 12, updatedAt: '2026-01-06T12:00:00.000Z', isTyped: true },
        ],
      }),
  },
  {
    name: 'panel: pages that cannot be read',
    path: '/painel/paginas',
    before: (page) => fails(page, `GET ${API}/pages`),
  },
  {
    name: 'panel: record that others have open',
    path: '/painel/blog/1',
    before: (page) =>
      answers(page, `PUT ${API}/presence/posts/1`, {
        json: {
          lastWrite: null,
          others: ['Ana Conceição Quixadá', 'Bento', 'Caio'].map((name) => ({ id: name, name })),
        },
      }),
    reach: async (page) => {
      await toDetails(page);
      await fill(page, 'Resumo', 'Outro resumo');
      await words(page, 'Ana Conceição Quixadá e mais 2 pessoas estão editando');
    },
  },
  {
    name: 'panel: draft that was found again',
    path: '/painel/perguntas/nova',
    reach: async (page) => {
      await fill(page, 'Pergunta', 'Outra pergunta?');
      await words(page, 'Alterações não salvas');
      await page.reload();
      await words(page, 'Recuperamos um texto não salvo');
    },
  },
  {
    name: 'panel: list over a text that was begun here',
    path: '/painel/perguntas/nova',
    reach: async (page) => {
      await fill(page, 'Pergunta', 'Outra pergunta?');
      await words(page, 'Alterações não salvas');
      await page.goto('/painel/perguntas');
      await words(page, 'Você tem um texto não salvo em Nova Pergunta Frequente.');
    },
  },
  {
    name: 'panel: location that another person has deleted',
    path: '/painel/locations/1',
    before: (page) =>
      answers(page, `PUT ${API}/locations/1`, {
        status: 404,
        json: { error: 'Local não encontrado', code: 'not-found' },
      }),
    reach: async (page) => {
      await fill(page, 'Nome', 'Outro nome');
      await press(page, /^Atualizar(?! horário)/);
      await words(page, 'Criar de novo');
    },
  },
  ...imports,
  {
    name: 'panel: backup under way',
    path: '/painel/configuracoes/dados',
    loading: true,
    before: (page) => holds(page, `GET ${API}/backup/contents`),
    reach: async (page) => {
      await page.route(`**${API}/backup`, (route) => route.fulfill({ json: { proof: '', notKept: [] } }));
      await fill(page, 'Sua senha', 'framboesa');
      await press(page, 'Baixar cópia de segurança');
      await words(page, 'Copiando...');
    },
  },
  {
    name: 'panel: backup refused',
    path: '/painel/configuracoes/dados',
    reach: async (page) => {
      await press(page, 'Baixar cópia de segurança');
      await words(page, 'Digite a sua senha.');
    },
  },
  ...uploads,
];

export const panelStates: Screen[] = [...readings, ...uses].map((screen) => ({ ...screen, who: 'admin' }));
