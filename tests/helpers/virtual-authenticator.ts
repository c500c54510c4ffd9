import type { Page } from '@playwright/test';

/**
 * Connects a device with passkeys to the page's browser; it answers at once, as if its owner were present. It stays until
 * `unplug`, because pages are reused between tests.
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
    /** Deletes all its passkeys. */
    clear: () => session.send('WebAuthn.clearCredentials', { authenticatorId }),
    unplug: () => session.detach(),
  };
}
export type Device = Awaited<ReturnType<typeof plugIn>>;

/** A fixture: the page's browser has a device during the test. */
export async function device({ page }: { page: Page }, use: (device: Device) => Promise<void>) {
  const plugged = await plugIn(page);
  await use(plugged);
  await plugged.unplug();
}
