import type { Page } from '@playwright/test';
import { slides } from '../../scripts/seed/slides.ts';
import {
  answers,
  confirm,
  edit,
  emptyCategories,
  fails,
  fill,
  pasteForeign,
  pasteGif,
  press,
  someActivity,
  somePeople,
  somePictures,
  stores,
  toast,
  unusedPictures,
} from './acts.ts';
import { actOn, chooseAll } from './chosen.ts';
import type { Screen } from './screen.ts';

type Act = (page: Page) => Promise<unknown>;
/** An editor's write: where it is made, the call it sends, and the toasts of success and failure. */
type Write = {
  path: string;
  call: string;
  reach: Act;
  done?: string;
  failed?: string;
  /** List shown after a success. */
  leadsTo?: string;
  /** The server's answer, if it is more than the record that was sent. */
  answer?: object;
  before?: Act;
};

const API = '/api/panel';
const REMOVED = { activityId: 1 };
const row = { line: 2, title: 'Nova', changes: [], problems: {} };
const IMPORTED = {
  rows: [
    { ...row, outcome: 'create' },
    { ...row, line: 3, outcome: 'refused', problems: { uf: 'A UF tem 2 letras.' } },
  ],
  ...{ digest: 'x', groupId: 'x' },
};
const remove =
  (button: RegExp | string): Act =>
  async (page) => {
    await press(page, button);
    await confirm(page, 'Excluir');
  };
const LONG = 'Soul Shake de Pistache com Avelã (cópia)';
const duplicate = (path: string, noun: string, done: string, failed: string): Write => ({
  ...{ path, done, failed },
  call: `POST ${API}/${noun}/*`,
  reach: (page) => press(page, /^Duplicar/),
  answer: { record: { id: 1, name: LONG, title: LONG } },
});

const WRITES: Write[] = [
  {
    path: '/painel/blog/novo',
    call: `POST ${API}/posts`,
    reach: edit('Título', 'Nova', 'Criar rascunho'),
    done: 'Postagem criada',
  },
  {
    path: '/painel/blog/1',
    call: `PUT ${API}/posts/1`,
    reach: edit('Título', 'Outro título', 'Salvar'),
    done: 'Postagem atualizada',
    failed: 'Erro ao salvar',
  },
  duplicate('/painel/blog', 'posts', 'Postagem duplicada', 'Erro ao duplicar postagem'),
  {
    path: '/painel/blog',
    call: `DELETE ${API}/posts/*`,
    reach: remove('Excluir'),
    done: 'Postagem removida',
    failed: 'Erro ao excluir',
    answer: REMOVED,
  },
  {
    path: '/painel/locations/novo',
    call: `POST ${API}/locations`,
    reach: async (page) => {
      for (const [label, text] of [
        ['Nome', 'Nova'],
        ['Endereço', 'Rua 1'],
        ['Cidade', 'Recife'],
      ] as const)
        await fill(page, label, text);
      await fill(page, 'UF', 'PE');
      await press(page, /^Adicionar(?! horário)/);
    },
    done: 'Local adicionado',
    leadsTo: '/painel/locations',
  },
  {
    path: '/painel/locations/1',
    call: `PUT ${API}/locations/1`,
    reach: edit('Cidade', 'Serra', /^Atualizar(?! horário)/),
    done: 'Local atualizado',
    failed: 'Erro ao salvar',
    leadsTo: '/painel/locations',
  },
  {
    path: '/painel/locations?uf=DF',
    call: `DELETE ${API}/locations/*`,
    reach: remove(/^Excluir /),
    done: 'Local excluído',
    failed: 'Erro ao excluir',
    answer: REMOVED,
  },
  {
    path: '/painel/slides/1',
    call: `PUT ${API}/slides/1`,
    reach: edit('Título', 'Outro título', /^Atualizar/),
    done: 'Slide salvo com sucesso!',
    failed: 'Erro ao salvar slide',
    leadsTo: '/painel/slides',
  },
  {
    path: '/painel/slides',
    call: `PUT ${API}/slides/*`,
    reach: (page) => page.getByRole('switch').first().click(),
    done: 'Slide desativado',
    failed: 'Erro ao atualizar status',
    answer: { record: { id: 1, title: 'Slide', imageUrl: '/images/a.webp', position: 0, active: false, version: 2 } },
  },
  {
    path: '/painel/slides',
    call: `PUT ${API}/slides/*`,
    before: (page) => {
      const rows = slides.map((slide) => ({ ...slide, id: slide.position + 1, active: false, version: 1 }));
      return answers(page, `GET ${API}/slides`, { json: { rows, next: null } });
    },
    reach: (page) => page.getByRole('switch').first().click(),
    done: 'Slide ativado',
    answer: { record: { id: 1, title: 'Slide', imageUrl: '/images/a.webp', position: 0, active: true, version: 2 } },
  },
  {
    path: '/painel/slides',
    call: `POST ${API}/slides/*`,
    reach: (page) => press(page, /^Mover .* para baixo/),
    done: 'Ordem atualizada',
    failed: 'Erro ao reordenar slides',
    answer: { rows: slides.map((slide) => ({ ...slide, id: slide.position + 1, version: 2 })), activityId: 1 },
  },
  {
    path: '/painel/slides',
    call: `DELETE ${API}/slides/*`,
    reach: remove(/^Excluir /),
    done: 'Slide excluído',
    failed: 'Erro ao excluir slide',
    answer: REMOVED,
  },
  {
    path: '/painel/produtos/1',
    call: `PUT ${API}/products/1`,
    reach: edit('Descrição curta', 'Outra.', /^Atualizar/),
    done: 'Produto atualizado',
    failed: 'Erro ao salvar produto',
  },
  duplicate('/painel/produtos', 'products', 'Produto duplicado', 'Erro ao duplicar produto'),
  {
    path: '/painel/produtos',
    call: `DELETE ${API}/products/*`,
    reach: remove(/^Excluir /),
    done: 'Produto excluído',
    failed: 'Erro ao excluir produto',
    answer: REMOVED,
  },
  {
    path: '/painel/produtos/categorias/soulfuel',
    call: `PUT ${API}/categories/soulfuel`,
    reach: edit('Texto alternativo', 'Uma xícara', /^Atualizar/),
    done: 'Categoria atualizada',
    failed: 'Erro ao salvar categoria',
  },
  {
    path: '/painel/produtos/categorias',
    before: emptyCategories,
    call: `DELETE ${API}/categories/*`,
    reach: remove(/^Excluir /),
    done: 'Categoria excluída',
    failed: 'Erro ao excluir categoria',
    answer: REMOVED,
  },
  {
    path: '/painel/midia/1',
    before: somePictures,
    call: `PATCH ${API}/media/1`,
    reach: edit('Texto alternativo', 'Um copo', /^Salvar/),
    failed: 'Erro ao salvar imagem',
  },
  {
    path: '/painel/midia/1',
    before: unusedPictures,
    call: `DELETE ${API}/media/1`,
    reach: remove('Excluir'),
    done: 'Imagem excluída',
    failed: 'Erro ao excluir imagem',
    answer: REMOVED,
  },
  {
    path: '/painel/usuarios',
    call: `POST ${API}/users/*`,
    reach: async (page) => {
      await press(page, 'Convidar pessoa');
      await page.getByRole('dialog').getByLabel('Nome').fill('Caio Prado');
      await page.getByRole('dialog').getByLabel('E-mail').fill('caio@example.com');
      await press(page, /^Enviar convite/);
    },
    done: 'Convite enviado',
    failed: 'Não foi possível convidar',
    answer: { user: { id: 'y', name: 'Caio Prado', email: 'caio@example.com', roles: ['admin'] }, sent: 'invitation' },
  },
  {
    path: '/painel/usuarios',
    call: `DELETE ${API}/users/*`,
    reach: async (page) => {
      await press(page, /^Encerrar sessões/);
      await page.getByRole('dialog').getByRole('button').last().click();
    },
    done: 'Sessões encerradas',
    failed: 'Não foi possível encerrar',
    answer: { user: null },
  },
  {
    path: '/painel/usuarios',
    before: somePeople,
    call: `POST ${API}/users/c/invitation`,
    reach: (page) => press(page, /^Reenviar convite/),
    done: 'Convite reenviado',
    failed: 'Não foi possível reenviar',
    answer: { user: null },
  },
  {
    path: '/painel/usuarios',
    before: somePeople,
    call: `DELETE ${API}/users/c/invitation`,
    reach: async (page) => {
      await press(page, /^Retirar convite/);
      await confirm(page, 'Retirar convite');
    },
    done: 'Convite retirado',
    failed: 'Não foi possível retirar o convite',
    answer: { ok: true },
  },
  {
    path: '/painel/usuarios',
    before: somePeople,
    call: `PUT ${API}/users/a/active`,
    reach: async (page) => {
      await press(page, /^Desativar conta/);
      await confirm(page, 'Desativar conta');
    },
    done: 'Conta desativada',
    failed: 'Não foi possível desativar',
    answer: { user: null },
  },
  {
    path: '/painel/usuarios',
    before: somePeople,
    call: `PUT ${API}/users/d/active`,
    reach: (page) => press(page, /^Ativar conta/),
    done: 'Conta ativada',
    failed: 'Não foi possível ativar',
    answer: { user: null },
  },
  {
    path: '/painel/usuarios',
    before: somePeople,
    call: `DELETE ${API}/users/a`,
    reach: async (page) => {
      await press(page, /^Excluir conta/);
      await confirm(page, 'Excluir conta');
    },
    done: 'Conta excluída',
    failed: 'Não foi possível excluir a conta',
    answer: { ok: true },
  },
  {
    path: '/painel/configuracoes',
    call: `PUT ${API}/settings`,
    reach: edit('Mensagem do WhatsApp', 'Oi!', /^Salvar/),
    failed: 'Erro ao salvar configurações',
  },
  {
    path: '/painel/atividade',
    call: `POST ${API}/activity/*`,
    before: someActivity,
    reach: async (page) => {
      await press(page, /^Desfazer a alteração de/);
      await confirm(page, 'Desfazer');
    },
    done: 'Alteração desfeita',
    failed: 'Não foi possível desfazer',
    answer: REMOVED,
  },
  {
    path: '/painel/atividade',
    call: `POST ${API}/activity/groups/*`,
    before: someActivity,
    reach: async (page) => {
      await press(page, /^Desfazer a importação/);
      await confirm(page, 'Desfazer');
    },
    done: 'Desfizemos em parte',
    answer: {
      noun: 'locations',
      act: null,
      groupId: 'x',
      total: 30,
      left: ['Soul Itaparica', 'Praia da Costa', 'A', 'B'],
    },
  },
  {
    path: '/painel/produtos?categoria=soulcoffee',
    call: `POST ${API}/products/acts`,
    reach: async (page) => {
      await chooseAll(page);
      await actOn(page, 'Ativar');
    },
    done: '2 produtos ativados',
    failed: 'Não foi possível mudar',
    answer: {
      ...{ groupId: 'x', done: 2, same: 1, changed: [] },
      left: ['Soul Coffee Cappuccino', 'Soul Coffee Mocha'].map((title, id) => ({ id, title, why: 'stale' })),
    },
  },
  {
    path: '/painel/configuracoes/dados',
    call: `POST ${API}/imports/*`,
    reach: async (page) => {
      const file = { name: 'lojas.csv', mimeType: 'text/csv', buffer: Buffer.from('Nome\nNova\n') };
      await page.getByLabel('Arquivo').setInputFiles(file);
      await press(page, /^Importar 1 registro/);
    },
    done: 'Importação concluída',
    answer: IMPORTED,
  },
  {
    path: '/painel',
    call: 'DELETE /api/auth/session',
    reach: async (page) => {
      // In narrow windows the button is in the menu.
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      if (await menu.isVisible()) await menu.click();
      await press(page, 'Sair');
    },
    failed: 'Erro ao sair',
  },
];

const toastScreen = (
  title: string,
  where: string,
  screen: Pick<Screen, 'path' | 'before'> & { reach?: Act },
): Screen => ({
  name: `panel: toast, ${title} (${where.split('/')[2] ?? 'painel'})`,
  who: 'admin',
  ...screen,
  reach: async (page) => {
    await screen.reach?.(page);
    await toast(page, title);
  },
});

/** Every toast of the panel. */
export const panelToasts: Screen[] = [
  ...WRITES.flatMap(({ path, call, reach, done, failed, answer, before, leadsTo }) => {
    const success = (page: Page) => (answer ? answers(page, call, { json: answer }) : stores(page, call));
    const prepared =
      (server: Act): Act =>
      async (page) => {
        await before?.(page);
        await server(page);
      };
    const arrive: Act = async (page) => {
      await reach(page);
      if (leadsTo) await page.waitForURL(leadsTo);
    };
    return [
      ...(done ? [toastScreen(done, path, { path, reach: arrive, before: prepared(success) })] : []),
      ...(failed ? [toastScreen(failed, path, { path, reach, before: prepared((page) => fails(page, call)) })] : []),
    ];
  }),
  toastScreen('1 arquivo não foi enviado', '/painel/blog', { path: '/painel/blog/novo', reach: pasteGif }),
  toastScreen('1 imagem ficou no site de origem', '/painel/blog', { path: '/painel/blog/novo', reach: pasteForeign }),
  // Failed lists show a toast too; they are among the panel's states.
  toastScreen('Erro ao carregar slide', '/painel/slides', {
    path: '/painel/slides/1',
    before: (page) => fails(page, `GET ${API}/slides/1`),
  }),
];
