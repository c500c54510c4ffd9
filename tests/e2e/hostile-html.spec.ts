import { cleanHtml } from '../../functions/html/sanitize';
import { expect } from '../helpers/browser';
import { HOSTILE } from '../helpers/hostile-html';
import { openPanel, test } from '../helpers/panel';
import { content, createPost, draftContent, paste } from '../helpers/posts';

const NEW = '/painel/blog/novo';

test.describe('hostile HTML', () => {
  test.describe.configure({ timeout: 90_000 });

  test('executes nothing after cleaning, even without a content security policy', async ({ page }) => {
    await openPanel(page, NEW);
    const stored: string[] = [];
    for (let at = 0; at < HOSTILE.length; at += 20) {
      const body = HOSTILE.slice(at, at + 20).join('\n<p>—</p>\n');
      stored.push((await createPost(page, { content: body, publishedAt: null })).content);
    }
    // A page without a content security policy, in which a payload would run.
    await page.goto('about:blank');
    const runs = (bodies: string[]) =>
      page.evaluate(async (all) => {
        let count = 0;
        const end = new Promise<void>((resolve) => {
          const noticed = (what: unknown) => {
            if (what === 'end') resolve();
            else count += 1;
          };
          Object.assign(window, { alert: noticed, x: noticed });
        });
        for (const body of [...all, '<img src="data:," onerror="alert(\'end\')">']) {
          const place = document.createElement('div');
          document.body.append(place);
          place.innerHTML = body;
          // Parses the serialised HTML a second time.
          place.innerHTML = `${place.innerHTML}`;
          for (const element of place.querySelectorAll<HTMLElement>('*')) {
            element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
            element.focus();
            if (!(element instanceof HTMLAnchorElement) || element.protocol === 'javascript:') element.click();
          }
          await new Promise((resolve) => setTimeout(resolve));
        }
        await end;
        return count;
      }, bodies);
    expect(await runs(['<img src="data:," onerror="alert(1)">']), 'a payload is noticed here').toBeGreaterThan(0);
    await page.route(/evil\.example|about:/, (route) => route.abort());
    expect(await runs(stored)).toBe(0);
    expect(await runs(HOSTILE.map(cleanHtml))).toBe(0);
  });

  test('is rendered without dangerous elements by the site, and opens in the editor and the preview', async ({
    page,
  }) => {
    await openPanel(page, NEW);
    const body = HOSTILE.filter((html) => !/<img|<blockquote/.test(html)).join('\n<p>—</p>\n');
    const { id } = await createPost(page, { content: body, title: '<img src=x onerror=alert(1)>' });
    await page.goto(`/blog/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('<img src=x onerror=alert(1)>');
    await expect(page.locator('.article script, .article svg, .article iframe, .article form')).toHaveCount(0);
    await page.goto(`/painel/blog/${id}`);
    await expect(content(page)).toBeVisible();
    await expect(page.frameLocator('iframe[title="Prévia da postagem"]').locator('.article')).toBeVisible();
  });

  test('is removed when it is pasted', async ({ page }) => {
    // Answers for pictures among the payloads; whether they load in time does not matter.
    await page.route('**/a', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }));
    await openPanel(page, NEW);
    const bodies = HOSTILE.filter((html) => html.length < 1000);
    for (let at = 0; at < bodies.length; at += 10) {
      await paste(page, `<p>Antes</p>${bodies.slice(at, at + 10).join('<p>—</p>')}`);
    }
    await expect.poll(() => draftContent(page)).toContain('Antes');
    const attributes = await page.evaluate(
      (html) => {
        const { body } = new DOMParser().parseFromString(html, 'text/html');
        return [...body.querySelectorAll('*')].flatMap((element) =>
          [...element.attributes].map(({ name, value }) => `${element.localName} ${name} ${value}`),
        );
      },
      (await draftContent(page)) ?? '',
    );
    for (const attribute of attributes) {
      expect(attribute).toMatch(
        /^(a href (https:|\/(?!\/)|#|mailto:|tel:)|img (alt|width|height) |img src (https:|\/(?!\/))|t[dh] (col|row)span \d+$|ol start \d+$|figure data-(video [\w-]{11}|start \d+)$)/,
      );
    }
  });
});
