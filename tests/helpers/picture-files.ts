import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

export type PictureFile = { name: string; mimeType: string; buffer: Buffer };

/** Creates a picture a person might upload, with a unique name and unique bytes. */
export async function pictureFile(width = 640, height = 400, orientation?: number): Promise<PictureFile> {
  const background = { r: 97, g: 71, b: 222 };
  const picture = sharp({ create: { width, height, channels: 3, background } }).jpeg();
  const bytes = await (orientation ? picture.withMetadata({ orientation }) : picture).toBuffer();
  const name = `Açaí ${randomUUID().slice(0, 8)}.jpg`;
  // Readers ignore bytes after the end of a JPEG.
  return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([bytes, Buffer.from(name)]) };
}

/** Simulates files from outside the page, by default on `body`: dragged in, dropped, or pasted, with or without HTML. */
export async function bring(
  page: Page,
  event: 'dragenter' | 'drop' | 'paste',
  { name, mimeType, buffer }: PictureFile,
  { onto = page.locator('body'), html = '' } = {},
) {
  const file = { name, mimeType, bytes: [...buffer], html };
  await onto.evaluate(
    (target, [type, { name: fileName, mimeType: fileType, bytes, html: words }]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], fileName, { type: fileType }));
      if (words) data.setData('text/html', words);
      const init = { bubbles: true, cancelable: true };
      const event =
        type === 'paste'
          ? new ClipboardEvent(type, { ...init, clipboardData: data })
          : new DragEvent(type, { ...init, dataTransfer: data });
      target.dispatchEvent(event);
    },
    [event, file] as const,
  );
}
