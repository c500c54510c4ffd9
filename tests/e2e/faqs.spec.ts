import type { Page } from '@playwright/test';
import { type FaqRecord, subjectLabels } from '../../src/shared/faq';
import { expect, open } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { callApi, openPanel, signInAdmin, signInAs, test } from '../helpers/panel';

const API = '/api/panel/faqs';
const PAGE = '/perguntas-frequentes';
const MINE = 'Pergunta de teste';

// Not in parallel: the tests share the order of the questions.
test.describe.configure({ mode: 'default' });

test.afterEach(async ({ page }) => {
  await signInAdmin(page);
  const { rows } = await callApi<{ rows: FaqRecord[] }>(page, 'GET', API);
  for (const { id, question, version } of rows.toReversed()) {
    if (question.startsWith(MINE)) await callApi(page, 'DELETE', `${API}/${id}?version=${version}`);
  }
});

const row = (page: Page, question: string) => page.getByRole('row').filter({ hasText: question });
const asked = (page: Page) => page.getByText(new RegExp(`^${MINE}`));

async function write(page: Page, question: string, answer: string, subject = 'Pagamento') {
  await page.getByRole('link', { name: 'Nova Pergunta Frequente' }).click();
  await page.getByLabel('Assunto').selectOption(subject);
  await page.getByLabel('Pergunta', { exact: true }).fill(question);
  await page.getByLabel('Resposta').fill(answer);
  await page.getByRole('button', { name: 'Criar' }).click();
  await expectToast(page, 'Pergunta frequente salva');
  await expect(row(page, question)).toBeOnScreen({ scrolled: true });
}

test('an editor adds, orders and hides questions, and the site shows them accordingly', { tag: '@main' }, async ({
  page,
  request,
}) => {
  await signInAs(page, request, 'editor', '/painel');
  await page.getByRole('link', { name: 'Perguntas', exact: true }).click();
  await write(page, `${MINE} A`, 'Na loja.\n\nPergunte antes.');
  await write(page, `${MINE} B`, 'Depende.');

  await page.getByRole('button', { name: `Mover ${MINE} B para cima` }).click();
  await expectToast(page, 'Ordem atualizada');
  await open(page, PAGE);
  await expect(asked(page)).toHaveText([`${MINE} B`, `${MINE} A`]);
  await expect(page.getByText('Pergunte antes.')).toBeHidden();
  await page.getByText(`${MINE} A`).click();
  await expect(page.getByText('Pergunte antes.')).toBeOnScreen({ scrolled: true });

  await page.goto('/painel/perguntas');
  await page.getByRole('switch', { name: `${MINE} A ativa` }).click();
  await expectToast(page, 'Pergunta frequente desativada');
  await expect(row(page, `${MINE} A`).getByText('Inativa', { exact: true })).toBeVisible();
  await open(page, PAGE);
  await expect(asked(page)).toHaveText([`${MINE} B`]);
});

test('lists questions by subject, and moves one within its subject only', async ({ page }) => {
  await openPanel(page, '/painel/perguntas');
  const subjects = Object.values(subjectLabels);
  await expect(page.getByRole('rowheader', { name: new RegExp(`^(${subjects.join('|')})$`) })).toHaveText(subjects);
  // The last one by position, in the first subject.
  await write(page, `${MINE} A`, 'Sim.', 'Pedidos');
  const questions = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Excluir / }) });
  const at = (await questions.allTextContents()).findIndex((text) => text.includes(`${MINE} A`));
  await expect(page.getByRole('button', { name: `Mover ${MINE} A para baixo` })).toBeDisabled();
  await page.getByRole('button', { name: `Mover ${MINE} A para cima` }).click();
  await expectToast(page, 'Ordem atualizada');
  await expect(questions.nth(at - 1)).toContainText(`${MINE} A`);
  await expect(page.getByRole('button', { name: `Mover ${MINE} A para baixo` })).toBeEnabled();
  await open(page, PAGE);
  const orders = page.getByRole('region', { name: 'Pedidos' }).locator('summary');
  await expect(orders.nth(-2)).toHaveText(`${MINE} A`);
});

test('finds a question by its words, answer and subject, ignoring accents', async ({ page }) => {
  await openPanel(page, '/painel/perguntas');
  await write(page, `${MINE} A`, 'Só na loja de Muriaé.');
  await write(page, `${MINE} B`, 'Depende.');
  const found = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Excluir / }) });
  await page.getByRole('searchbox', { name: 'Buscar perguntas frequentes' }).fill('muriae pagam');
  await expect(page).toHaveURL('/painel/perguntas?busca=muriae+pagam');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(`${MINE} A`);
  // In a filtered list there are no neighbours to move past.
  await expect(found.getByRole('button', { name: /^Mover/ })).toHaveCount(0);
  await page.getByRole('searchbox').fill('undefined');
  await expect(page.getByText('Nenhuma pergunta frequente encontrada para “undefined”.')).toBeOnScreen();
  await page.getByRole('link', { name: 'Ver todas' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(row(page, `${MINE} B`)).toBeOnScreen({ scrolled: true });
});

test('shows a missing answer at its field, and a deleted question can be restored by undo', async ({ page }) => {
  await openPanel(page, '/painel/perguntas/nova');
  await page.getByLabel('Pergunta', { exact: true }).fill(MINE);
  await page.getByLabel('Resposta').fill(' ');
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByText('Escreva a resposta.')).toBeOnScreen();
  await page.getByLabel('Resposta').fill('Sim.');
  await page.getByRole('button', { name: 'Criar' }).click();
  await expectToast(page, 'Pergunta frequente salva');
  await row(page, MINE)
    .getByRole('button', { name: /^Excluir/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expectToast(page, 'Pergunta frequente excluída');
  await expect(row(page, MINE)).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(row(page, MINE)).toBeOnScreen({ scrolled: true });
});

test('the address of a question opens its answer', async ({ page }) => {
  await open(page, PAGE);
  const question = page.locator('details').filter({ hasText: 'Sem lactose é o mesmo que sem leite?' });
  const address = await question.locator('a').getAttribute('href');
  await open(page, `${PAGE}${address?.slice(address.indexOf('#'))}`);
  await expect(question).toHaveAttribute('open', '');
  await expect(question.getByText('Não. Um alimento zero lactose pode ter')).toBeOnScreen();
});

test('the list of subjects links to each subject', async ({ page }) => {
  await open(page, PAGE);
  await page.getByRole('navigation', { name: 'Assuntos' }).getByRole('link', { name: 'Glúten' }).click();
  await expect(page).toHaveURL(/#gluten$/);
  await expect(page.getByRole('heading', { name: 'Glúten' })).toBeOnScreen();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open, also by their addresses', async ({ page }) => {
    await page.goto(PAGE);
    const question = page.locator('details').filter({ hasText: 'Como eu pago?' });
    await question.getByText('Como eu pago?').click();
    await expect(question.getByText('Direto para a loja')).toBeOnScreen();
    const address = await question.locator('a').getAttribute('href');
    await page.goto('/offline');
    await page.goto(`${PAGE}${address?.slice(address.indexOf('#'))}`);
    await expect(question.getByText('Direto para a loja')).toBeOnScreen();
    await expect(page.getByRole('link', { name: 'Perguntar no WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    );
  });
});
