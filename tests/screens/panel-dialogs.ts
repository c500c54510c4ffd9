import type { Page } from '@playwright/test';
import {
  answers,
  emptyCategories,
  fill,
  follow,
  press,
  someActivity,
  someHistory,
  somePeople,
  somePictures,
  unusedPictures,
  withoutMedia,
  words,
} from './acts.ts';
import type { Screen } from './screen.ts';

const API = '/api/panel';
const WRITER = { id: 'x', name: 'Ana Conceição', at: '2026-03-02T14:30:00.000Z' };

/** Dialogs by topic; none of them is confirmed. */
const DIALOGS: Record<string, Pick<Screen, 'path' | 'before' | 'below'> & { reach: (page: Page) => Promise<unknown> }> =
  {
    'deleting a slide': { path: '/painel/slides', reach: (page) => press(page, /^Excluir /) },
    'deleting a location': { path: '/painel/locations?uf=DF', reach: (page) => press(page, /^Excluir /) },
    'deleting a location in its form': {
      path: '/painel/locations/2',
      reach: (page) => press(page, 'Excluir'),
    },
    'deleting a product': { path: '/painel/produtos', reach: (page) => press(page, /^Excluir /) },
    'deleting a category': {
      path: '/painel/produtos/categorias',
      before: emptyCategories,
      reach: (page) => press(page, /^Excluir /),
    },
    'a category with products': { path: '/painel/produtos/categorias', reach: (page) => press(page, /^Excluir /) },
    'deleting a post': { path: '/painel/blog', reach: (page) => press(page, 'Excluir') },
    'deleting a picture': { path: '/painel/midia/1', before: unusedPictures, reach: (page) => press(page, 'Excluir') },
    'picture in use': {
      path: '/painel/midia/1',
      before: somePictures,
      reach: async (page) => {
        await press(page, 'Excluir');
        await words(page, 'Esta imagem está em uso');
      },
    },
    'choosing a picture': {
      path: '/painel/slides/novo',
      before: somePictures,
      reach: (page) => press(page, 'Escolher da Mídia'),
    },
    'choosing a picture of the brand': {
      path: '/painel/slides/novo',
      reach: (page) => press(page, 'Escolher da Mídia'),
    },
    'roles of a person': { path: '/painel/usuarios', reach: (page) => press(page, /^Papéis/) },
    'ending sessions': { path: '/painel/usuarios', reach: (page) => press(page, /^Encerrar sessões/) },
    'taking the second step from a person': {
      path: '/painel/usuarios',
      before: somePeople,
      reach: (page) => press(page, /^Remover chaves de acesso/),
    },
    'withdrawing an invitation': {
      path: '/painel/usuarios',
      before: somePeople,
      reach: (page) => press(page, /^Retirar convite/),
    },
    'deactivating an account': {
      path: '/painel/usuarios',
      before: somePeople,
      reach: (page) => press(page, /^Desativar conta/),
    },
    'deleting an account': {
      path: '/painel/usuarios',
      before: somePeople,
      reach: (page) => press(page, /^Excluir conta/),
    },
    'taking a role away': {
      path: '/painel/usuarios',
      before: somePeople,
      reach: async (page) => {
        await press(page, 'Papéis de Ana Conceição');
        await page.getByRole('switch', { name: 'Edição' }).click();
        await words(page, 'Retirar o papel Edição?');
      },
    },
    'an invitation': { path: '/painel/usuarios', reach: (page) => press(page, 'Convidar pessoa') },
    'an invitation in error': {
      path: '/painel/usuarios',
      reach: async (page) => {
        await press(page, 'Convidar pessoa');
        await press(page, /^Enviar convite/);
        await words(page, 'Informe o nome da pessoa.');
      },
    },
    'the menu': { path: '/painel/produtos', below: 1024, reach: (page) => press(page, 'Menu') },
    'the command palette': { path: '/painel', reach: (page) => page.keyboard.press('ControlOrMeta+k') },
    'the command palette with nothing found': {
      path: '/painel',
      reach: async (page) => {
        await page.keyboard.press('ControlOrMeta+k');
        await page.getByRole('combobox').fill('xyzzyx');
        await words(page, 'Nada encontrado. Tente outras palavras.');
      },
    },
    'the command palette with what was opened': {
      path: '/painel/produtos/1',
      reach: async (page) => {
        for (const path of ['/painel/slides/1', '/painel/blog/1', '/painel']) {
          await page.goto(path);
          await page.getByRole('heading', { level: 1 }).waitFor();
        }
        await page.keyboard.press('ControlOrMeta+k');
        await page.getByRole('group', { name: 'Abertos há pouco' }).waitFor();
      },
    },
    'the command palette with an order': {
      path: '/painel',
      reach: async (page) => {
        await page.keyboard.press('ControlOrMeta+k');
        await page.getByRole('combobox').fill('desat soul');
        await page
          .getByRole('option', { name: /^Desativar / })
          .first()
          .waitFor();
      },
    },
    'the command palette with half an order': {
      path: '/painel',
      reach: async (page) => {
        await page.keyboard.press('ControlOrMeta+k');
        await page.getByRole('combobox').fill('desativar');
        await words(page, 'Escreva também o quê');
      },
    },
    'the keys': { path: '/painel', reach: (page) => page.keyboard.press('?') },
    'a link in a post': { path: '/painel/blog/novo', reach: (page) => press(page, /^Link/) },
    'a link in a post, pages found': {
      path: '/painel/blog/novo',
      reach: async (page) => {
        await press(page, /^Link/);
        await fill(page, 'Endereço do link', 'pistache');
        await page.getByRole('list', { name: 'Páginas do site' }).waitFor();
      },
    },
    'a product in a post': {
      path: '/painel/blog/novo',
      reach: async (page) => {
        await page.getByRole('button', { name: 'Produto', exact: true }).click();
        await words(page, 'Soul Shake Chocolate');
      },
    },
    'a picture in a post': {
      path: '/painel/blog/novo',
      reach: async (page) => {
        await page.getByRole('button', { name: 'Imagem', exact: true }).click();
        await withoutMedia(page);
      },
    },
    'choosing several pictures': {
      path: '/painel/produtos/1',
      before: somePictures,
      reach: async (page) => {
        await press(page, 'Adicionar imagens');
        await press(page, /linha-2.jpg$/);
        await press(page, /linha-3.jpg$/);
      },
    },
    'a video in a post': {
      path: '/painel/blog/novo',
      reach: (page) => page.getByRole('button', { name: 'Vídeo', exact: true }).click(),
    },
    'a post without text': {
      path: '/painel/blog/novo',
      reach: async (page) => {
        await fill(page, 'Título', 'Só um título');
        await press(page, 'Salvar');
      },
    },
    'leaving what is not saved': {
      path: '/painel/slides/novo',
      reach: async (page) => {
        await fill(page, 'Título', 'Ainda não salvo');
        await follow(page, 'Cancelar');
      },
    },
    'taking a change back': {
      path: '/painel/atividade',
      before: someActivity,
      reach: (page) => press(page, /^Desfazer a alteração de/),
    },
    'taking an import back': {
      path: '/painel/atividade',
      before: someActivity,
      reach: (page) => press(page, /^Desfazer a importação/),
    },
    'two who edit the same': {
      path: '/painel/slides/1',
      before: async (page) => {
        const current = await (await page.request.get(`${API}/slides/1`)).json();
        const theirs = { ...current, title: 'O título que a outra pessoa salvou', version: 99, active: true };
        await answers(page, `PUT ${API}/slides/1`, {
          status: 409,
          json: { error: 'Mudou.', code: 'stale', current: theirs, by: WRITER },
        });
      },
      reach: async (page) => {
        await fill(page, 'Título', 'O meu título');
        await press(page, /^Atualizar/);
      },
    },
    'two who edit the same paragraphs': {
      path: '/painel/blog/1',
      before: async (page) => {
        const current = await (await page.request.get(`${API}/posts/1`)).json();
        const content = current.content.replaceAll('<p>', '<p>Palavras que a outra pessoa escreveu. ');
        await answers(page, `PUT ${API}/posts/1`, {
          status: 409,
          json: { error: 'Mudou.', code: 'stale', current: { ...current, content, version: 99 }, by: WRITER },
        });
      },
      reach: async (page) => {
        const text = page.getByRole('textbox', { name: 'Conteúdo' });
        for (const at of [0, 2]) {
          await text.locator('p').nth(at).click();
          await page.keyboard.press('End');
          await page.keyboard.type(' Palavras minhas.');
        }
        await press(page, 'Salvar');
        await words(page, 'Conteúdo, trecho 2 de 2');
      },
    },
    'the history of a location': {
      path: '/painel/locations/1',
      before: (page) => someHistory(page, 'locations'),
      reach: async (page) => {
        await press(page, 'Histórico');
        await words(page, 'Versão original');
      },
    },
    'an earlier version of a post': {
      path: '/painel/blog/1',
      before: (page) => someHistory(page, 'posts'),
      reach: async (page) => {
        await press(page, 'Histórico');
        await press(page, 'Comparar com a versão original');
        await words(page, 'Esta imagem foi excluída da Mídia.');
        await press(page, 'Restaurar este campo: Título');
      },
    },
    'what a save of a post changed': {
      path: '/painel/blog/1',
      before: (page) => someHistory(page, 'posts'),
      reach: async (page) => {
        await press(page, 'Histórico');
        await press(page, /^O que mudou/);
        await words(page, 'Um título que saiu');
      },
    },
    'the history of what was never written': {
      path: '/painel/locations/1',
      before: (page) => answers(page, `GET ${API}/activity`, { json: { rows: [], next: null } }),
      reach: async (page) => {
        await press(page, 'Histórico');
        await words(page, 'Este registro ainda não foi alterado no painel.');
      },
    },
    'a session that ended': {
      path: '/painel/slides/1',
      before: async (page) => {
        await answers(page, `PUT ${API}/slides/1`, {
          status: 401,
          json: { error: 'Entre de novo.', code: 'signed-out' },
        });
        await answers(page, 'POST /api/auth/session/refresh', {
          status: 401,
          json: { error: 'Entre de novo.', code: 'signed-out' },
        });
      },
      reach: async (page) => {
        await fill(page, 'Título', 'O meu título');
        await press(page, /^Atualizar/);
      },
    },
  };

export const panelDialogs: Screen[] = Object.entries(DIALOGS).map(([about, { reach, ...screen }]) => ({
  name: `panel: dialog, ${about}`,
  who: 'admin',
  ...screen,
  reach: async (page) => {
    await reach(page);
    await page.locator('dialog[open]').last().waitFor();
  },
}));
