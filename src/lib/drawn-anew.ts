/**
 * A part of a page that is hydrated late delays every change of the page's data: React first hydrates it. So such a part
 * waits no longer once the page that came from the edge is to be drawn anew.
 */
export let drawAnew: () => void;
export const drawnAnew = new Promise<void>((resolve) => {
  drawAnew = resolve;
});
