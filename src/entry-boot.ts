/**
 * The only script inside the page, constant per build. It comes before everything that can be pressed. It leaves the network
 * to the first paint: the application is fetched after load, when the browser is idle, or at the first touch or key.
 * Presses and input before hydration are repeated after it.
 */
import './lib/header-ground';
import type { PageData } from './lib/page-data';
import type { Early } from './lib/replay';

const early: Early[] = [];
const HEARD = ['click', 'input'];
let started = false;

/** Reads the application's data, which is at the end of the page: it exists once the whole page has arrived. */
const readPage = (): PageData => JSON.parse(document.getElementById('page')?.textContent ?? '{}');

function start() {
  if (started) return;
  if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start);
  started = true;
  const page = readPage();
  for (const href of page.chunks) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  void import(/* @vite-ignore */ page.entry);
}

function remember(event: Event) {
  const field = event.target as HTMLInputElement;
  early.push([event, field, field.value, field.checked]);
  dim(field, '.6');
}

/** Shows that a button's press was heard: on a slow network it takes seconds until the press can be repeated. */
function dim(pressed: Element, opacity: string) {
  const button = pressed.closest('button');
  if (button) button.style.opacity = opacity;
}

/**
 * Fetches the module that reports errors only when there is an error. A skipped view transition is not an error: another
 * page is coming, the tab is hidden, or the machine is too busy.
 */
function tellOf(event: Event & { reason?: { name?: string } }) {
  if (/^(Abort|Timeout|InvalidState)Error$/.test(event.reason?.name ?? '')) return event.preventDefault();
  const { errors, entry } = readPage();
  import(/* @vite-ignore */ errors).then(({ tellOfError }) => tellOfError(event, entry)).catch(() => {});
}
for (const failure of ['error', 'unhandledrejection']) addEventListener(failure, tellOf);

for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, start);
for (const type of HEARD) addEventListener(type, remember, true);
addEventListener('live', (event) => {
  for (const type of HEARD) removeEventListener(type, remember, true);
  for (const [, field] of early) dim(field, '');
  // A press during the hydration completes it, and then React handles the press itself: it is still being dispatched.
  const missed = early.filter(([{ type, eventPhase }]) => type !== 'click' || eventPhase === Event.NONE);
  (event as CustomEvent<(early: Early[]) => void>).detail(missed);
});

addEventListener('load', () =>
  'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 1500 }) : start(),
);
