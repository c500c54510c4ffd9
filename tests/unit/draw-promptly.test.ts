import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawPromptly } from '../../src/lib/draw-promptly';

/** A round trip to a data centre, in ms. */
const TRIP = 150;
let wantsMotion = true;
let isLoading = false;
let all: string[] = [];
vi.mock('../../src/lib/lift', () => ({
  lift() {
    all.push('picture taken');
    return () => all.push('picture moves');
  },
}));
vi.mock('../../src/lib/loading', () => ({
  setLoading(is: boolean) {
    if (is !== isLoading) all.push(is ? 'loading' : 'not loading');
    isLoading = is;
  },
}));
beforeEach(() => {
  isLoading = false;
  wantsMotion = true;
  all = [];
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: wantsMotion && query.includes('no-preference') }));
  return () => vi.unstubAllGlobals();
});

/** Returns a router with pages that load at once, in one round trip or later; `all` logs what it draws. */
function drawn() {
  const late = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      { path: '/', loader: () => null },
      { path: '/known', loader: () => null },
      { path: '/near', loader: () => new Promise((resolve) => setTimeout(resolve, TRIP, null)) },
      { path: '/late', loader: () => late.promise },
    ],
    { hydrationData: { loaderData: { 0: null } } },
  );
  const drawing = drawPromptly(router);
  drawing.subscribe(({ location, navigation }, { flushSync }) => {
    const how = [navigation.state, flushSync && 'at once'].filter(Boolean);
    all.push(`${location.pathname} ${how.join(', ')}`);
  });
  return { router, drawing, arrive: () => late.resolve(null) };
}

test('a page that loads at once is drawn without a loading state', async () => {
  const { router } = drawn();
  await router.navigate('/known');
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(all).toEqual(['/known idle, at once']);
});

test('a page that loads in one round trip is drawn without a loading state', async () => {
  vi.useFakeTimers();
  const { router } = drawn();
  const there = router.navigate('/near');
  await vi.advanceTimersByTimeAsync(TRIP);
  await there;
  vi.useRealTimers();
  expect(all).toEqual(['/near idle, at once']);
});

test('a page that takes longer is told to be loading until it is drawn, and the current one is not drawn again', async () => {
  const { router, arrive } = drawn();
  const there = router.navigate('/late');
  await vi.waitFor(() => expect(all).toEqual(['loading']));
  arrive();
  await there;
  expect(all).toEqual(['loading', 'not loading', '/late idle, at once']);
});

test('other listeners are told of a navigation as it begins', () => {
  const { router } = drawn();
  const told = vi.fn();
  router.subscribe(({ navigation }) => told(navigation.location?.pathname));
  void router.navigate('/late');
  expect(told.mock.calls).toEqual([['/late']]);
});

test('a navigation with a view transition is drawn before the picture moves', async () => {
  const { router } = drawn();
  await router.navigate('/known', { viewTransition: true });
  expect(all).toEqual(['picture taken', '/known idle, at once', 'picture moves']);
});

test('a preference for reduced motion disables the view transition', async () => {
  wantsMotion = false;
  const { router } = drawn();
  await router.navigate('/known', { viewTransition: true });
  expect(all).toEqual(['/known idle, at once']);
});

test('another query of the same page is drawn without a synchronous flush', async () => {
  const { router } = drawn();
  await router.navigate('/known');
  await router.navigate('/known?more');
  expect(all).toEqual(['/known idle, at once', '/known idle']);
});

test('a page that redirects while it is drawn leads to its target', async () => {
  const { router, drawing } = drawn();
  const leaving = drawing.subscribe(({ location, navigation }) => {
    if (location.pathname !== '/known' || location.search || navigation.state !== 'idle') return;
    leaving();
    void router.navigate('/known?more', { replace: true });
  });
  await router.navigate('/known');
  await vi.waitFor(() => expect(router.state.location.search).toBe('?more'));
  expect(router.state.historyAction).toBe('REPLACE');
});
