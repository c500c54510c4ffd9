import type { Page } from '@playwright/test';

/**
 * Plugs a device that holds passkeys into the page's browser, which answers at once as if its owner were there. It stays
 * until it is unplugged: pages are kept from test to test.
 */
export async function plugIn(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    held: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** Loses all that it holds. */
    clear: () => session.send('WebAuthn.clearCredentials', { authenticatorId }),
    unplug: () => session.detach(),
  };
}
export type Device = Awaited<ReturnType<typeof plugIn>>;

/** A fixture: the page's browser has a device for as long as the test runs. */
export async function device({ page }: { page: Page }, use: (device: Device) => Promise<void>) {
  const plugged = await plugIn(page);
  await use(plugged);
  await plugged.unplug();
}
