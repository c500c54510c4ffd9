import type { Page } from '@playwright/test';
import { expect, keepInStore, open } from './browser';

export const SHAKE = {
  category: 'soulshake',
  number: 9,
  name: 'Soul Shake Pistache',
  image: null,
  priceCents: 3690,
  quantity: 2,
};
export const STORE = { id: 2, name: 'Soul Praia do Canto', city: 'Vitória', uf: 'ES', phone: '(27) 99999-0102' };
export const ORDER = { code: 'K7QM', sentAt: '2026-03-02T14:30:00.000Z', store: STORE.name, lines: [SHAKE] };

export const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Seu carrinho' });
export const destinationOf = (page: Page) => drawerOf(page).getByRole('region', { name: 'Para onde vai o pedido' });

/** Opens a page without stored state of its own, with these entries in storage, and opens the cart. */
export async function openCart(page: Page, kept: { cart?: object[]; store?: object; orders?: object[] }) {
  for (const [name, value] of Object.entries(kept)) await keepInStore(page, `soul-${name}`, JSON.stringify(value));
  await open(page, '/blog');
  await page.getByRole('button', { name: /^Abrir carrinho/ }).click();
  return drawerOf(page);
}

/** Follows the link to the chat; returns the recipient and the text. */
export async function send(page: Page, outside: string[]) {
  const chat = page.waitForEvent('popup');
  await drawerOf(page).getByRole('link', { name: 'Finalizar pedido pelo WhatsApp' }).click();
  await (await chat).close();
  await expect.poll(() => outside.length).toBeGreaterThan(0);
  const { origin, pathname, searchParams } = new URL(outside.at(-1) ?? '');
  return { to: origin + pathname, text: searchParams.get('text')?.replaceAll('\u00a0', ' ') };
}
