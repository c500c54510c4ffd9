// An open form follows its record: it merges what another window or person saves.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { LocationRecord } from '../../src/shared/location';
import { recordPath } from '../../src/shared/nouns';
import type { RedirectRecord } from '../../src/shared/redirect';
import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { API, withLocation } from '../helpers/locations';
import { anotherEditor, callApi, callAs, forget, openPanel, test } from '../helpers/panel';
import { kept } from '../helpers/working-copies';

const REDIRECTS = '/api/panel/redirects';

/** Saves the location outside the form, based on its current version. */
async function saveElsewhere(page: Page, id: number, change: Partial<LocationRecord>) {
  const { id: _, ...record } = await callApi<LocationRecord>(page, 'GET', `${API}/${id}`);
  return callApi(page, 'PUT', `${API}/${id}`, { ...record, ...change });
}

/** Opens a record's form and waits for its first presence report. The form then notices all later writes. */
async function opened(page: Page, noun: 'locations' | 'redirects', id: number | string) {
  const heard = page.waitForResponse(`**/api/panel/presence/${noun}/${id}`);
  await page.goto(recordPath(noun, id));
  await heard;
}

test('a change saved in another window enters the form, and stays when unsaved changes are discarded', async ({
  page,
}) => {
  const { id } = await withLocation(page);
  await page.clock.install();
  await opened(page, 'locations', id);
  await page.getByLabel('Nome', { exact: true }).fill('Soul do outro lado');
  await page.clock.runFor(2_000);
  await expect(kept(page)).toBeVisible();
  await saveElsewhere(page, id, { city: 'Linhares' });
  await page.clock.runFor(20_000);
  await expectToast(page, 'Você salvou este registro em outra janela', 'Entrou neste formulário: Cidade.');
  await expect(page.getByLabel('Cidade')).toHaveValue('Linhares');
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Soul do outro lado');
  await expect(kept(page)).toBeVisible();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByLabel('Cidade')).toHaveValue('Linhares');
  await expect(page.getByLabel('Nome', { exact: true })).not.toHaveValue('Soul do outro lado');
});

test('deleting a record that was saved elsewhere shows its new state first, and works at the second try', async ({
  page,
  problems,
}) => {
  const { id } = await withLocation(page);
  await opened(page, 'locations', id);
  await saveElsewhere(page, id, { city: 'Linhares' });
  const deletion = page.locator('form[data-save]').getByRole('button', { name: 'Excluir', exact: true });
  const confirm = page.getByRole('dialog').last().getByRole('button', { name: 'Excluir', exact: true });
  await deletion.click();
  await confirm.click();
  await expectToast(
    page,
    'Erro ao excluir',
    'Você salvou este registro em outra janela. O formulário já mostra a versão mais nova: confira e exclua de novo.',
  );
  forget(problems, 'status of 409');
  await expect(page.getByLabel('Cidade')).toHaveValue('Linhares');
  await deletion.click();
  await confirm.click();
  await expectToast(page, 'Local excluído');
});

test('a form without a working copy takes over what another person saves', async ({ page, request }) => {
  await openPanel(page);
  const from = `/de-${randomUUID()}`;
  const { record } = await callApi<{ record: RedirectRecord }>(page, 'POST', REDIRECTS, { from, to: '/sobre' });
  const { name } = await anotherEditor(page, request);
  await page.clock.install();
  await opened(page, 'redirects', record.key);
  await callAs(request, 'PUT', `${REDIRECTS}/${record.key}`, { to: '/contato', version: record.version });
  await page.clock.runFor(20_000);
  await expectToast(page, `${name} salvou este registro`, 'Entrou neste formulário: Para.');
  await expect(page.getByLabel('Para', { exact: true })).toHaveValue('/contato');
  await expect(page.getByText('Alterações não salvas')).toHaveCount(0);
});
