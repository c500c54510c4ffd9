import { randomUUID } from 'node:crypto';
import { expect } from '../helpers/browser';
import { expectToast, linkInMail, signedUp } from '../helpers/browser-accounts';
import { admin, openPanel, test } from '../helpers/panel';

const SCREEN = '/painel/usuarios';

test('people are found by name and address, with what they may do', async ({ page }) => {
  await openPanel(page, `${SCREEN}?busca=${admin.email}`);
  const row = page.getByRole('row').filter({ hasText: admin.email });
  await expect(row).toContainText('Você');
  await expect(row).toContainText('Administração');
  await page.getByRole('searchbox', { name: 'Buscar por nome ou e-mail' }).fill(`ninguem-${randomUUID()}`);
  await expect(page.getByText('Ninguém encontrado. Tente outras palavras.')).toBeOnScreen({ scrolled: true });
});

test('a role is given at once, and taken away after a question', async ({ page, request, baseURL }) => {
  const person = await signedUp(request, baseURL ?? '');
  await openPanel(page, `${SCREEN}?busca=${person.email}`);
  await page.getByRole('button', { name: `Papéis de ${person.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Papéis de ${person.name}` });
  await dialog.getByRole('switch', { name: 'Diretoria' }).click();
  await expectToast(page, 'Papel concedido');
  await expect(dialog.getByRole('switch', { name: 'Diretoria' })).toBeChecked();
  await dialog.getByRole('switch', { name: 'Diretoria' }).click();
  const question = page.getByRole('dialog', { name: 'Retirar o papel Diretoria?' });
  await expect(question.getByText('perde o acesso ao painel na mesma hora')).toBeOnScreen();
  await question.getByRole('button', { name: 'Retirar papel' }).click();
  await expectToast(page, 'Papel retirado');
  await dialog.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: person.email })).toContainText('Cliente');
});

test('an invitation by e-mail leads to a password of one’s own', async ({ page, request }) => {
  const email = `convite-${randomUUID()}@example.com`;
  await openPanel(page, SCREEN);
  await page.getByRole('button', { name: 'Convidar pessoa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convidar pessoa' });
  await dialog.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(dialog.getByLabel('Nome')).toBeFocused();
  await expect(dialog.getByText('Informe o nome da pessoa.')).toBeOnScreen();
  await expect(dialog.getByText('Informe um e-mail válido.')).toBeOnScreen();
  await dialog.getByLabel('Nome').fill('Caio Prado');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Papel').selectOption('Diretoria');
  await dialog.getByRole('button', { name: 'Enviar convite' }).click();
  await expectToast(page, 'Convite enviado', `O link para ${email} vale por 24 horas.`);
  expect(await linkInMail(request, email, '/reset-password')).toMatch(/#[\w-]{43}$/);
  await page.getByRole('searchbox').fill(email);
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Convite enviado');
});
