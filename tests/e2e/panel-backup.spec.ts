// A backup from the panel. `tests/unit/backup.test.ts` tests that it restores completely; here it is downloaded.
import { checkedBackup } from '../../scripts/backup/check';
import { expect } from '../helpers/browser';
import { forgetRefusals } from '../helpers/browser-accounts';
import { administrator, forget, openPanel, signInAs, test } from '../helpers/panel';

const DATA = '/painel/configuracoes/dados';
const API = '**/api/panel/backup/**';

test('an administrator downloads a complete backup after giving the password again', async ({ page, problems }) => {
  // Other tests write at the same time, so each piece is answered as it was first read.
  const pieces = new Map<string, Buffer>();
  await page.route(API, async (route) => {
    const address = route.request().url();
    const body = pieces.get(address) ?? (await (await route.fetch()).body());
    pieces.set(address, body);
    await route.fulfill({ body });
  });
  await openPanel(page, DATA);
  const section = page.getByRole('region', { name: 'Cópia de segurança' });
  const password = section.getByLabel('Sua senha');
  const take = section.getByRole('button', { name: 'Baixar cópia de segurança' });

  await take.click();
  await expect(section.getByText('Digite a sua senha.')).toBeOnScreen({ scrolled: true });
  await password.fill('não é esta');
  await take.click();
  await expect(section.getByText('A senha atual não confere.')).toBeOnScreen({ scrolled: true });
  forgetRefusals(problems, 403);

  await password.fill((await administrator()).password);
  const download = page.waitForEvent('download');
  await password.press('Enter');
  const file = await download;
  await expect(section.getByText('Cópia baixada.')).toBeOnScreen({ scrolled: true });
  await expect(password).toHaveValue('');
  const { manifest } = await checkedBackup(await file.path());
  expect(file.suggestedFilename()).toMatch(/^soul-\d{8}-\d{6}\.tar\.gz$/);
  expect(manifest.tables.find(({ name }) => name === 'products')?.rows).toBeGreaterThanOrEqual(32);
  expect(manifest.source).toBe('local');
});

test('a failed piece ends the backup with an error, and a cancelled backup downloads nothing', async ({
  page,
  problems,
}) => {
  await openPanel(page, DATA);
  const section = page.getByRole('region', { name: 'Cópia de segurança' });
  await section.getByLabel('Sua senha').fill((await administrator()).password);
  const take = section.getByRole('button', { name: 'Baixar cópia de segurança' });

  await page.route(API, (route) => route.abort());
  await take.click();
  await expect(section.getByRole('alert')).toHaveText('Sem conexão. Verifique sua internet e tente de novo.');
  await expect(section.getByRole('alert')).toBeOnScreen({ scrolled: true });

  await page.unroute(API);
  // Objects are fetched concurrently: the others must not hide that one has failed.
  const object = { bytes: 1, version: '1', uploadedAt: '', httpMetadata: {}, customMetadata: {}, sha256: null };
  const objects = Array.from({ length: 60 }, (_, index) => ({ ...object, key: `${index}` }));
  await page.route('**/api/panel/backup/objects', (route) => route.fulfill({ json: { objects } }));
  const asked: string[] = [];
  await page.route('**/api/panel/backup/objects/*', (route) => {
    asked.push(route.request().url());
    return asked.length === 3 ? route.abort() : route.fulfill({ body: 'x' });
  });
  await take.click();
  await expect(section.getByRole('alert')).toBeOnScreen({ scrolled: true });
  await expect(take).toBeEnabled();
  expect(asked.length).toBeLessThan(10);

  forget(problems, 'net::ERR_FAILED');
  await page.route(API, () => undefined);
  await take.click();
  await section.getByRole('button', { name: 'Cancelar' }).click();
  await expect(section.getByText('Cópia cancelada: nada foi baixado.')).toBeOnScreen({ scrolled: true });
});

test('a backup cancelled while it is packed downloads nothing', async ({ page }) => {
  // The packed file is the only response without a URL.
  await page.addInitScript(() => {
    const { blob } = Response.prototype;
    Response.prototype.blob = async function () {
      const made = await blob.call(this);
      if (!this.url) {
        document.title = 'packing';
        await new Promise((resolve) => addEventListener('packed', resolve, { once: true }));
        setTimeout(() => {
          document.title = 'packed';
        });
      }
      return made;
    };
  });
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  await openPanel(page, DATA);
  const section = page.getByRole('region', { name: 'Cópia de segurança' });
  await section.getByLabel('Sua senha').fill((await administrator()).password);
  await section.getByRole('button', { name: 'Baixar cópia de segurança' }).click();
  await expect(page).toHaveTitle('packing');
  await section.getByRole('button', { name: 'Cancelar' }).click();
  await expect(section.getByText('Cópia cancelada: nada foi baixado.')).toBeOnScreen({ scrolled: true });
  await page.evaluate(() => dispatchEvent(new Event('packed')));
  await expect(page).toHaveTitle('packed');
  await expect(section.getByText('Cópia cancelada: nada foi baixado.')).toBeOnScreen({ scrolled: true });
  expect(downloads).toBe(0);
});

test('directors are not offered a backup', async ({ page, request }) => {
  await signInAs(page, request, 'c-level', DATA);
  await expect(page.getByRole('heading', { name: 'Importar', exact: true })).toBeVisible();
  await expect(page.getByText('Cópia de segurança')).toBeHidden();
});
