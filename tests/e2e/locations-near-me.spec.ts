import { expect, open, test } from '../helpers/browser';
import { finder } from '../helpers/finder';

test.describe('near me', () => {
  test('asks for the position only on click, sorts by distance and shows distances, and can be undone', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    // Beside the store of Praia do Canto, in Vitória.
    await context.setGeolocation({ latitude: -20.3, longitude: -40.29 });
    await page.addInitScript(() => {
      const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (...args) => {
        document.documentElement.dataset.asked = 'true';
        ask(...args);
      };
    });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
    await open(page, '/onde-estamos');
    const { lines, nearMe } = finder(page.getByRole('main'));
    await expect(page.locator('html[data-asked]')).toHaveCount(0);
    const usual = await lines.first().locator('b').textContent();
    await nearMe.click();
    await expect(lines.nth(0)).toContainText(/Soul Praia do Canto.*\d{3} m.*Loja/);
    await expect(lines.nth(1)).toContainText(/ \d,\d km|\d km/);
    await expect(lines.last()).toContainText(/Soul Meireles.*1\.\d{3} km/);
    await expect(page.getByText('Os mais próximos de você vêm primeiro.')).toBeOnScreen({ scrolled: true });
    await expect(nearMe).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('A unidade mais próxima fica a')).toHaveCount(0);
    expect(sent.filter((request) => request.includes('-20.3,') || request.includes('-40.29'))).toEqual([]);
    await nearMe.click();
    await expect(lines.first().locator('b')).toHaveText(usual ?? '');
  });

  test('explains a refused position and keeps the list', async ({ page, context }) => {
    await context.clearPermissions();
    await open(page, '/onde-estamos');
    const { lines, nearMe } = finder(page.getByRole('main'));
    await nearMe.click();
    await expect(page.getByText('Tudo bem, sem localização. Busque pela sua cidade')).toBeOnScreen({ scrolled: true });
    await expect(lines).toHaveCount(33);
    await expect(nearMe).toBeEnabled();
  });

  for (const [situation, code, text] of [
    ['does not know', 2, 'Seu aparelho não soube dizer onde está agora.'],
    ['takes too long', 3, 'Sua localização demorou demais para chegar.'],
    ['cannot tell at all', null, 'Seu navegador não sabe dizer onde você está.'],
  ] as const) {
    test(`explains that the device ${situation}`, async ({ page }) => {
      await page.addInitScript((failure) => {
        const geolocation = failure && {
          getCurrentPosition: (_: unknown, fail: (error: { code: number }) => void) => fail({ code: failure }),
        };
        Object.defineProperty(navigator, 'geolocation', { value: geolocation });
      }, code);
      await open(page, '/onde-estamos');
      await finder(page.getByRole('main')).nearMe.click();
      await expect(page.getByText(text)).toBeOnScreen({ scrolled: true });
    });
  }
});
