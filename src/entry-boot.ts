/**
 * The one script inside the page, constant per build. It leaves the network to the first paint: the application is
 * fetched after load, when the browser is idle, or at the first touch or key. A button pressed before the application
 * lives is pressed again once it does.
 */
import type { PageData } from './lib/page-data';

const page: PageData = JSON.parse(document.getElementById('page')?.textContent ?? '{}');
const pressed: HTMLElement[] = [];
let started = false;

function start() {
  if (started) return;
  started = true;
  for (const href of page.chunks) addLink('modulepreload', href);
  // The page links its styles as well, but within what the next page takes away.
  addLink('stylesheet', page.styles);
  void import(/* @vite-ignore */ page.entry);
}

function addLink(rel: string, href: string) {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}

function remember(event: Event) {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button) pressed.push(button);
}

/**
 * What tells of an error comes when there is one. That one page does not melt into the next, because another comes already,
 * the tab is hidden or the machine too busy, is none.
 */
function tellOf(event: Event & { reason?: { name?: string } }) {
  if (/^(?:Abort|Timeout|InvalidState)Error$/.test(event.reason?.name ?? '')) return event.preventDefault();
  import(/* @vite-ignore */ page.errors).then(({ tellOfError }) => tellOfError(event, page.entry)).catch(() => {});
}
for (const failure of ['error', 'unhandledrejection']) addEventListener(failure, tellOf);

const firstSigns = ['pointerdown', 'keydown', 'touchstart'];
for (const sign of firstSigns) addEventListener(sign, start, { once: true, passive: true });
addEventListener('click', remember, true);
addEventListener(
  'live',
  () => {
    removeEventListener('click', remember, true);
    // Not within React's own work, which takes over no part of the page for the sake of a press.
    setTimeout(() => {
      for (const button of pressed) if (button.isConnected) button.click();
    });
  },
  { once: true },
);

const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 1500 }) : setTimeout(start, 200);
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle, { once: true });
