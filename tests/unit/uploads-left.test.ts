import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mayLeave } from '../../src/panel/session/leaving';

// Once let go, a page stays so: the real mark would last for the tests of other files.
const left = vi.hoisted(() => ({ isLetGo: false }));
vi.mock('../../src/panel/session/leaving', async (original) => ({
  ...(await original<typeof import('../../src/panel/session/leaving')>()),
  isLetGo: () => left.isLetGo,
}));
vi.mock('../../src/panel/media/upload/send', () => ({ send: () => new Promise(() => {}) }));
vi.mock('../../src/panel/media/upload/take-back', () => ({ takeBack: vi.fn() }));
const { libraryUploads, newUploads } = await import('../../src/panel/media/upload/use-uploads');

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns whether the browser asks before the page is closed. */
const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks before the page is left while an upload is active, though no screen shows it', () => {
  const uploads = newUploads();
  expect(asks()).toBe(false);
  uploads.add([new File(['bytes'], 'foto.png', { type: 'image/png' })]);
  expect(asks()).toBe(true);
  uploads.stop();
  expect(asks()).toBe(false);
});

test('signing out waits for the uploads of the library', async () => {
  expect(await mayLeave()).toBe(true);
  libraryUploads.add([new File(['bytes'], 'foto.png', { type: 'image/png' })]);
  expect(await mayLeave()).toBe(false);
  libraryUploads.stop();
  expect(await mayLeave()).toBe(true);
});

test('a refused file holds nobody up, and neither does an upload once the page has been let go', () => {
  const uploads = newUploads();
  uploads.add([new File(['bytes'], 'texto.pdf', { type: 'application/pdf' })]);
  expect(asks()).toBe(false);
  uploads.add([new File(['bytes'], 'foto.png', { type: 'image/png' })]);
  left.isLetGo = true;
  expect(asks()).toBe(false);
});
