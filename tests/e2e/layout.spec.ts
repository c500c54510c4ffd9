import { expect, open, test } from '../helpers/browser';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the header becomes translucent after the page is scrolled more than 20px', async ({ page }) => {
  await open(page, '/');
  const header = page.getByRole('banner');
  await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }));
  await expect(header).toHaveAttribute('data-scrolled', 'false');
  await page.evaluate(() => scrollTo({ top: 21, behavior: 'instant' }));
  await expect(header).toHaveAttribute('data-scrolled', 'true');
  await expect(header).toHaveCSS('backdrop-filter', /blur/);
});

test('a page that was rendered last year is taken over without an error', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00-03:00'));
  await open(page, '/contato');
  await expect(page.getByRole('contentinfo')).toContainText(/© \d{4} Soul Nutrição Ltda\./);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  test('the full-screen menu closes when the route changes', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeOnScreen();
    const box = await menu.boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await menu.getByRole('link', { name: 'Produtos' }).click();
    await expect(page).toHaveURL('/produtos');
    await expect(menu).toBeHidden();
  });

  test('the menu closes by its button and by Escape, and focus returns to the button that opened it', async ({
    page,
  }) => {
    await open(page, '/blog');
    const opener = page.getByRole('button', { name: 'Abrir menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await opener.click();
    await page.getByRole('button', { name: 'Fechar menu' }).click();
    await expect(menu).toBeHidden();
    await opener.click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test('content below the fold fades in when it scrolls into view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '/');
  const heading = page.getByRole('heading', { name: 'Direto do blog' });
  const block = page.locator('[data-reveal]').filter({ has: heading }).first();
  await expect(block).toHaveAttribute('data-reveal', 'waiting');
  await heading.scrollIntoViewIfNeeded();
  await expect(block).toHaveAttribute('data-reveal', 'shown');
  await expect(block).toHaveCSS('opacity', '1');
});

test('content that came and went while the device was busy is shown when it returns', async ({ page }) => {
  // A busy device tells of several frames at once.
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(...[tell, options]: ConstructorParameters<typeof Observer>) {
        let told: IntersectionObserverEntry[] = [];
        super((entries) => {
          if (told.length === 0) {
            const all = [...entries];
            told = all;
            setTimeout(() => {
              told = [];
              tell(all, this);
            }, 500);
          } else told.push(...entries);
        }, options);
      }
    };
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const waiting = page.locator('[data-reveal="waiting"]');
  await expect(waiting).not.toHaveCount(0);
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const blocks = [...document.querySelectorAll('[data-reveal]')];
    for (const block of blocks) {
      block.scrollIntoView({ behavior: 'instant' });
      await frame();
      await frame();
      scrollTo({ top: 0, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
  for (const block of await page.locator('[data-reveal]').all()) {
    await block.scrollIntoViewIfNeeded();
    await expect(block).toHaveCSS('opacity', '1');
  }
  await expect(waiting).toHaveCount(0);
});

test('the links of the menu appear one after the other and stay visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const begun = await page.evaluateHandle(() => {
    const links: { name: string; delay: number }[] = [];
    addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName !== 'menu-link') return;
      const { textContent } = target as Node;
      links.push({
        name: textContent?.trim() ?? '',
        delay: Number.parseFloat(getComputedStyle(target as Element).animationDelay),
      });
    });
    return links;
  });
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  const links = page.getByRole('dialog', { name: 'Menu' }).getByRole('listitem');
  const names = await links.allInnerTexts();
  // On a slow screen, links may start within the same frame, so their delays are compared.
  const delays = async () => {
    const links = await begun.jsonValue();
    return names.map((of) => links.find(({ name }) => name === of)?.delay);
  };
  await expect.poll(delays).toEqual([0, 0.04, 0.08, 0.12, 0.16, 0.2, 0.2, 0.2, 0.2]);
  await expect(links.last()).toBeOnScreen();
});

test('under reduced motion no content waits to be revealed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
});

test('the footer has the contact data, product links and legal links', async ({ page }) => {
  await open(page, '/blog');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Av. Champagnat, 100');
  await expect(footer).toContainText('Vila Velha - ES');
  await expect(footer.getByRole('link', { name: 'contato@example.com' })).toHaveAttribute(
    'href',
    'mailto:contato@example.com',
  );
  await expect(footer.getByRole('link', { name: 'WhatsApp +55 27 99999-0000' })).toHaveAttribute(
    'href',
    'https://wa.me/5527999990000',
  );
  for (const line of ['soulshake', 'soulice', 'soulcrunch', 'soulfuel', 'toppins']) {
    await expect(footer.locator(`a[href="/produtos/${line}"]`)).toBeVisible();
  }
  await expect(footer.locator('a[href="/politica-de-privacidade"]')).toBeVisible();
  await expect(footer.locator('a[href="/termos-de-uso"]')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Quero ser um licenciado' })).toHaveAttribute('href', '/licencie');
});

test('the first Tab reaches the skip link, and a navigation moves the focus and is announced', {
  tag: '@main',
}, async ({ page }) => {
  await open(page, '/blog');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Produtos' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Produtos' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[aria-live="assertive"]')).toHaveText('Produtos | Soul');
});

test('a button pressed before hydration takes effect after it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // As early as possible: while the page is still loading.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>('[aria-label="Abrir menu"]');
      if (!button) return;
      watch.disconnect();
      button.click();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/blog', { waitUntil: 'commit' });
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeOnScreen();
});
