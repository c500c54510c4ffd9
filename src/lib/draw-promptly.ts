import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Has what a click leads to drawn as soon as it is there. A page that is known shows no trace of loading, which would draw
 * the page before it once more. One that the page before melts into is drawn when the browser has pictured that: the router
 * on its own begins such a transition in an effect of an effect and draws in a third, while nothing on the screen may move.
 * Whoever wants no motion waits for no picture.
 */
export function drawPromptly(router: Router) {
  const { subscribe } = router;
  router.subscribe = (draw) =>
    subscribe((state, { viewTransitionOpts, ...told }) => {
      if (state.navigation.state === 'loading') setTimeout(() => router.state === state && draw(state, told));
      else if (!viewTransitionOpts || !wantsMotion()) draw(state, told);
      else draw(state, { ...told, viewTransitionOpts, flushSync: true });
    });
}

const wantsMotion = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;
