import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** A page that comes sooner, in ms, shows no trace of loading: code that is there is given out by a task of its own. */
const LOADING = 50;

/**
 * Has what a click leads to drawn as soon as it is there. A page that is known shows no trace of loading, which would draw
 * the page before it once more. Another page is drawn in one go: in the slices in which React leaves the browser room for
 * more urgent things, frames of the page that is being left would come between. And one that the page before melts into is
 * drawn when the browser has pictured that: the router on its own begins such a transition in an effect of an effect and
 * draws in a third, while nothing on the screen may move. Whoever wants no motion waits for no picture.
 */
export function drawPromptly(router: Router) {
  const { subscribe } = router;
  router.subscribe = (draw) => {
    let drawn = router.state.location.pathname;
    return subscribe((state, { viewTransitionOpts, ...told }) => {
      if (state.navigation.state === 'loading') {
        setTimeout(() => router.state === state && draw(state, told), LOADING);
        return;
      }
      const { pathname } = state.location;
      if (viewTransitionOpts && wantsMotion()) draw(state, { ...told, viewTransitionOpts, flushSync: true });
      else if (pathname === drawn) draw(state, told);
      else {
        // Behind what the router does at the end: there a page that leads on as it is drawn would be lost.
        queueMicrotask(() => {
          draw(state, { ...told, flushSync: true });
          drawn = pathname;
        });
        return;
      }
      drawn = pathname;
    });
  };
}

const wantsMotion = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;
