import type { createBrowserRouter } from 'react-router-dom';
import { drawAnew } from './drawn-anew';
import { lift } from './lift';
import { setLoading } from './loading';

type Router = ReturnType<typeof createBrowserRouter>;

/** Delay of the loading state, in ms. Faster pages show none: on a good network it would only flash. */
const LOADING = 200;

/**
 * Returns the router that `RouterProvider` gets; other listeners are told by the original, at once. It draws the result of
 * a navigation as soon as it is ready. The loading state is told apart (`loading.ts`): the router would draw the current
 * page once more, and not before all of it is hydrated, which may take until it is scrolled to. Another page is drawn
 * synchronously: concurrent rendering would show frames of the old page in between. A view transition does not delay it
 * (`lift.ts`), as the router's own would. With reduced motion there is none.
 */
export function drawPromptly(router: Router): Router {
  const subscribe: Router['subscribe'] = (draw) => {
    let drawn = router.state.location.pathname;
    return router.subscribe((state, { viewTransitionOpts, ...options }) => {
      if (state.navigation.state === 'loading') {
        setTimeout(() => router.state === state && setLoading(true), LOADING);
        return;
      }
      setLoading(false);
      const { pathname } = state.location;
      if (pathname === drawn) {
        drawAnew();
        draw(state, options);
        return;
      }
      // After the router has completed the navigation: before that, a redirect made during the drawing would be lost.
      queueMicrotask(() => {
        const land = viewTransitionOpts && wantsMotion() && lift();
        draw(state, { ...options, flushSync: true });
        drawn = pathname;
        if (land) land();
      });
    });
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}

const wantsMotion = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;
