import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawPromptly } from '../../src/lib/draw-promptly';

let wantsMotion = true;
beforeEach(() => {
  wantsMotion = true;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: wantsMotion && query.includes('no-preference') }));
  return () => vi.unstubAllGlobals();
});

/** A router with one page at hand and one that is waited for, and what is drawn of it. */
function drawn() {
  const late = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      { path: '/', loader: () => null },
      { path: '/known', loader: () => null },
      { path: '/near', loader: () => new Promise((resolve) => setTimeout(resolve, 0, null)) },
      { path: '/late', loader: () => late.promise },
    ],
    { hydrationData: { loaderData: { 0: null } } },
  );
  drawPromptly(router);
  const all: string[] = [];
  router.subscribe(({ location, navigation }, { flushSync, viewTransitionOpts }) => {
    const how = [navigation.state, flushSync && 'at once', viewTransitionOpts && 'melting'].filter(Boolean);
    all.push(`${location.pathname} ${how.join(', ')}`);
  });
  return { router, all, arrive: () => late.resolve(null) };
}

test('a page that is known is drawn without a trace of loading', async () => {
  const { router, all } = drawn();
  await router.navigate('/known');
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(all).toEqual(['/known idle, at once']);
});

test('a page whose code is given out by a task of its own is, too', async () => {
  const { router, all } = drawn();
  await router.navigate('/near');
  expect(all).toEqual(['/near idle, at once']);
});

test('a page that is waited for shows that it is', async () => {
  const { router, all, arrive } = drawn();
  const there = router.navigate('/late');
  await vi.waitFor(() => expect(all).toEqual(['/ loading']));
  arrive();
  await there;
  expect(all).toEqual(['/ loading', '/late idle, at once']);
});

test('a page that the one before melts into is told so', async () => {
  const { router, all } = drawn();
  await router.navigate('/known', { viewTransition: true });
  expect(all).toEqual(['/known idle, at once, melting']);
});

test('for whoever wants no motion nothing melts', async () => {
  wantsMotion = false;
  const { router, all } = drawn();
  await router.navigate('/known', { viewTransition: true });
  expect(all).toEqual(['/known idle, at once']);
});

test('another address of the same page is drawn as React finds the time', async () => {
  const { router, all } = drawn();
  await router.navigate('/known');
  await router.navigate('/known?more');
  expect(all).toEqual(['/known idle, at once', '/known idle']);
});

test('a page that leads on as it is drawn leads there', async () => {
  const { router } = drawn();
  const leaving = router.subscribe(({ location, navigation }) => {
    if (location.pathname !== '/known' || location.search || navigation.state !== 'idle') return;
    leaving();
    void router.navigate('/known?more', { replace: true });
  });
  await router.navigate('/known');
  await vi.waitFor(() => expect(router.state.location.search).toBe('?more'));
  expect(router.state.historyAction).toBe('REPLACE');
});
