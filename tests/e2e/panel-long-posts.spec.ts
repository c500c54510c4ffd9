import { expect } from '../helpers/browser';
import { openPanel, test } from '../helpers/panel';
import { content, paste, save } from '../helpers/posts';
import { uniqueName } from '../helpers/unique-name';

/** About 220 kB. */
const PARAGRAPH = `<p>${'proteína '.repeat(22_000)}</p>`;
const words = (page: Parameters<typeof content>[0]) => page.getByText(/KB que cabem em uma postagem/);

test('a text near the size limit shows a warning, and one above it is refused and kept', async ({ page }) => {
  await openPanel(page, '/painel/blog/novo');
  await page.getByRole('textbox', { name: 'Título' }).fill(uniqueName('Longa'));
  await paste(page, PARAGRAPH.repeat(3));
  await expect(words(page)).toBeHidden();
  await paste(page, PARAGRAPH);
  await expect(words(page)).toBeOnScreen();
  await expect(words(page)).toHaveText(/^O texto tem 8\d\d KB dos 1\.024 KB/);
  // At another place: a second paste at the same place within half a second would share its undo step.
  await page.keyboard.press('ControlOrMeta+Home');
  await paste(page, PARAGRAPH);
  await expect(words(page)).toHaveText(/passa dos 1\.024 KB que cabem em uma postagem: divida-o em duas\.$/);

  await save(page).click();
  const refusal = page.getByText('O conteúdo passa de 1 MB.');
  await expect(refusal).toBeOnScreen();
  await expect(content(page)).toBeFocused();
  await expect(content(page)).toHaveAccessibleDescription(/^O conteúdo passa de 1 MB\./);

  await page.keyboard.press('ControlOrMeta+z');
  await expect(refusal).toBeHidden();
  await expect(words(page)).toBeOnScreen();
});
