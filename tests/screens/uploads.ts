import { answers, fill, follow, holds, mediaOf, press, somePictures, toast, words } from './acts.ts';
import type { Screen } from './screen.ts';

const LONG = 'Um nome de arquivo bem comprido, como vem do celular.png';

/** Uploads to Mídia, in progress and finished. */
export const uploads: Screen[] = [
  {
    name: 'panel: uploads, one refused and one under way',
    path: '/painel/midia',
    loading: true,
    before: (page) => holds(page, 'POST /api/panel/media'),
    reach: async (page) => {
      const picture = await page.request.get('/icon-192.png');
      await page
        .getByLabel('Arquivos de imagem')
        .first()
        .setInputFiles([
          { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('leite') },
          {
            name: LONG,
            mimeType: 'image/png',
            buffer: await picture.body(),
          },
        ]);
      await words(page, 'Este arquivo não é uma imagem JPEG, PNG ou WebP.');
    },
  },
  {
    name: 'panel: leaving while a picture is on its way',
    path: '/painel/midia/1',
    loading: true,
    before: async (page) => {
      await somePictures(page);
      await holds(page, 'POST /api/panel/media');
    },
    reach: async (page) => {
      const buffer = await (await page.request.get('/icon-192.png')).body();
      const chooser = page.getByLabel('Arquivo de imagem', { exact: true });
      await chooser.setInputFiles({ name: LONG, mimeType: 'image/png', buffer });
      await follow(page, 'Voltar à Mídia');
      await words(page, 'Sair sem a imagem?');
    },
  },
  {
    name: 'panel: leaving what is typed while a picture is on its way',
    path: '/painel/blog/novo',
    loading: true,
    before: (page) => holds(page, 'POST /api/panel/media'),
    reach: async (page) => {
      await fill(page, 'Título', 'Com uma imagem');
      const text = page.getByRole('textbox', { name: 'Conteúdo' });
      await text.waitFor();
      const bytes = [...(await (await page.request.get('/icon-192.png')).body())];
      await text.evaluate((element, sent) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([Uint8Array.from(sent)], 'imagem.png', { type: 'image/png' }));
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, bytes);
      await follow(page, 'Cancelar');
      await words(page, /Uma imagem ainda está a caminho/);
    },
  },
  {
    name: 'panel: an upload that is in Mídia already',
    path: '/painel/midia',
    before: async (page) => {
      await somePictures(page);
      const record = (await mediaOf(page))[1];
      await answers(page, 'POST /api/panel/media', { json: { record, activityId: null } });
    },
    reach: async (page) => {
      const buffer = await (await page.request.get('/icon-192.png')).body();
      await page.getByLabel('Arquivos de imagem').first().setInputFiles({ name: LONG, mimeType: 'image/png', buffer });
      await words(page, /Esta imagem já está na Mídia, como/);
    },
  },
  ...[
    { title: 'Imagem já enviada antes', activityId: null },
    { title: 'Imagem de volta na Mídia', activityId: 7 },
  ].map(
    ({ title, activityId }): Screen => ({
      name: `panel: toast, ${title} (slides)`,
      path: '/painel/slides/novo',
      before: async (page) => {
        await somePictures(page);
        const record = (await mediaOf(page))[1];
        await answers(page, 'POST /api/panel/media', { json: { record, activityId } });
      },
      reach: async (page) => {
        const buffer = await (await page.request.get('/icon-192.png')).body();
        await press(page, 'Escolher da Mídia');
        const chooser = page.getByRole('dialog').getByLabel('Arquivos de imagem');
        await chooser.setInputFiles({ name: LONG, mimeType: 'image/png', buffer });
        await toast(page, title);
      },
    }),
  ),
];
