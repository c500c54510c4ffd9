import { expect, test, vi } from 'vitest';
import type { guard as panelGuard } from '../../src/panel/session/guard';
import type { Session } from '../../src/shared/user';

type Answer = { session: Session | null; headers: Headers };
const { ask, watchSession } = vi.hoisted(() => ({ ask: vi.fn<() => Promise<Answer>>(), watchSession: vi.fn() }));
vi.mock('../../src/lib/api', () => ({
  browserApi: () => ({ auth: { session: { $get: ask } } }),
  unwrap: (answer: Promise<Answer>) => answer,
}));
vi.mock('../../src/lib/session', () => ({ begin: vi.fn(), renewSession: vi.fn(), watchSession }));
vi.mock('../../src/panel/lists/persisted-lists', () => ({ keepListsOverReload: vi.fn() }));

const session: Session = {
  user: { id: '1', name: 'Ana', email: 'ana@example.com', roles: ['editor'] },
  expiresAt: '2026-11-30T12:00:00.000Z',
};

test('navigations that start together enter the panel once, also after one that failed', async () => {
  vi.stubGlobal('document', { querySelector: () => null });
  // Another test of this process may have loaded it already, without the stand-ins.
  vi.resetModules();
  const { guard, loader } = await import('../../src/panel/session/guard');
  const request = new Request('https://soul.test/painel');
  const navigate = async () => guard({ request } as Parameters<typeof panelGuard>[0], async () => loader());
  ask.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ session, headers: new Headers() });
  await expect(navigate()).rejects.toThrow('offline');
  expect(await Promise.all([navigate(), navigate()])).toEqual([session, session]);
  expect(await navigate()).toEqual(session);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(watchSession).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
