// Shows a screen in a window of its own, in which nothing times out and no request leaves this machine.
import { randomInt, randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { DEMO_ADMIN, secrets } from '../../scripts/prepare.mjs';
import { POLICY_VERSION } from '../../src/shared/policy.ts';
import { standAside, standIn } from '../helpers/stand-in.ts';
import type { Screen, Viewport } from './screen.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
export type Stage = {
  browser: Browser;
  baseURL: string;
  /** Device pixel ratio; a lower one is enough for viewing and costs less. */
  scale?: number;
  sessions: Partial<Record<'customer' | 'admin', StorageState>>;
  /** One per role, reused between screens: opening a window costs more than most pages. */
  windows: Map<string, Page>;
};

/** In ms. Timers at least this long never fire, so toasts stay and slides do not turn; no wait for a page is this long. */
const FOR_EVER = 4000;
const OUTSIDE = ['maps.google.com', 'www.google.com', 'wa.me'];
const SESSION_KEY = 'soul-session';
const LIVE = 'html[data-live]';
const BUSY = /^Carregando/;
const MAP =
  '<!DOCTYPE html><html lang="pt-BR"><title>Mapa</title><body style="margin:0;background:#dfe8dc"></body></html>';

/** Prepares a browser with a session for each role on that site. */
export async function prepareStage(browser: Browser, baseURL: string, scale = 1): Promise<Stage> {
  const stage: Stage = { browser, baseURL, scale, sessions: {}, windows: new Map() };
  await stayHere(browser);
  const { DEMO_ADMIN_PASSWORD: password } = secrets();
  [stage.sessions.admin, stage.sessions.customer] = await Promise.all([
    signedIn(stage, { email: DEMO_ADMIN, password }),
    newCustomer(stage).then((person) => signedIn(stage, person)),
  ]);
  return stage;
}

/** Opens the screen in its state; it may not be painted yet: see `painted`. `closeScreen` closes it. */
export async function openScreen(stage: Stage, screen: Screen, viewport: Viewport): Promise<Page> {
  const page = await windowFor(stage, screen);
  try {
    await page.setViewportSize(viewport);
    if (screen.print) await page.emulateMedia({ media: 'print' });
    if (screen.who === 'admin') await keepNoCopies(page);
    await screen.before?.(page);
    await page.goto(screen.path);
    if (screen.script !== false) await wakeUp(page, screen);
    if (screen.offline) await goOffline(page);
    await screen.reach?.(page);
    if (!screen.loading && screen.script !== false) await page.getByText(BUSY).first().waitFor({ state: 'hidden' });
    return page;
  } catch (error) {
    await closeScreen(stage, page, screen);
    throw error;
  }
}

/** Accepts changes typed on the way to a screen as if a working copy were saved. */
async function keepNoCopies(page: Page) {
  const answer = () => ({ json: { version: 1, savedAt: '2026-03-02T14:30:00.000Z' } });
  await standIn(page, 'PUT /api/panel/*/*/working-copy', answer);
}

/** Resets the window for the next screen. */
export async function closeScreen(stage: Stage, page: Page, screen: Screen) {
  if (isUsedOnce(screen)) return page.context().close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (screen.print) await page.emulateMedia({ media: 'screen' });
  const session = screen.who === 'customer' ? sessionIn(stage.sessions.customer) : undefined;
  await page.evaluate(
    ([key, value]) => {
      localStorage.clear();
      sessionStorage.clear();
      if (value) localStorage.setItem(key, value);
    },
    [SESSION_KEY, session] as const,
  );
  await page.goto('about:blank');
  // A form saves its changes when it is left, so the stand-in must stay until then.
  await standAside(page);
}

/** Screens without script, or with a service worker, cannot reuse a window. */
const isUsedOnce = ({ script, offline }: Screen) => script === false || offline === true;

const sessionIn = (state?: StorageState) =>
  state?.origins[0]?.localStorage.find(({ name }) => name === SESSION_KEY)?.value;

async function windowFor(stage: Stage, screen: Screen): Promise<Page> {
  const { who = 'visitor' } = screen;
  const known = isUsedOnce(screen) ? undefined : stage.windows.get(who);
  if (known) return known;
  const context = await newWindow(stage, screen);
  await context.addInitScript(keepForEver, FOR_EVER);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  // A page with unsaved changes asks before it is left.
  page.on('dialog', (dialog) => dialog.accept());
  if (!isUsedOnce(screen)) stage.windows.set(who, page);
  return page;
}

/** Answers requests to map and chat hosts, for the whole browser, which keeps the pages' caches on. */
async function stayHere(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'Content-Type', value: 'text/html; charset=utf-8' }];
    const answer = { requestId, responseCode: 200, responseHeaders, body: Buffer.from(MAP).toString('base64') };
    session.send('Fetch.fulfillRequest', answer).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: OUTSIDE.map((host) => ({ urlPattern: `https://${host}/*` })) });
}

/** Waits until the window shows its content at its present size. */
export const painted = (page: Page, screen: Screen) => arrived(page, screen, { drawn: true });

/**
 * Waits until fonts and pictures for the window's size have loaded, including those further down to `depth` in px, and until
 * they are drawn if `drawn`. Our browsers decode a picture before they draw it (`--disable-checker-imaging`).
 */
export async function arrived(page: Page, { script }: Screen, { depth = 1e6, drawn = false } = {}) {
  // Without script, our code cannot run in the page either.
  if (script === false) return page.waitForLoadState('networkidle');
  await page.evaluate(
    async ([end, isDrawn]) => {
      const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const near = [...document.images].filter((image) => image.getBoundingClientRect().top < end);
      const loaded = near.map((image) => {
        image.loading = 'eager';
        if (image.complete) return undefined;
        return new Promise((resolve) => {
          for (const end of ['load', 'error']) image.addEventListener(end, resolve, { once: true });
        });
      });
      await Promise.race([Promise.all([document.fonts.ready, ...loaded]), after(3000)]);
      const frames = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      // A covered window gets no animation frames.
      if (isDrawn) await Promise.race([frames, after(1000)]);
    },
    [depth, drawn] as const,
  );
}

async function newWindow(stage: Stage, { who = 'visitor', script, offline }: Partial<Screen>) {
  return stage.browser.newContext({
    baseURL: stage.baseURL,
    viewport: { width: 800, height: 600 },
    deviceScaleFactor: stage.scale,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    javaScriptEnabled: script !== false,
    serviceWorkers: offline ? 'allow' : 'block',
    ...(who !== 'visitor' && { storageState: stage.sessions[who] }),
    // Each context has its own IP address; otherwise they would use up each other's rate limits.
    extraHTTPHeaders: { 'CF-Connecting-IP': `10.${randomInt(255)}.${randomInt(255)}.${randomInt(1, 255)}` },
  });
}

/**
 * Drops long timers, so toasts stay and slides do not turn, and ends requests with their page, so what a form saves when it
 * is left does not reach the server after its stand-in has gone. Runs in the page.
 */
function keepForEver(limit: number) {
  const { fetch, setTimeout: original } = window;
  window.fetch = (input, init) => fetch(input, init && { ...init, keepalive: false });
  window.setTimeout = ((handler: () => void, ms = 0, ...rest: []) =>
    ms >= limit ? 0 : original(handler, ms, ...rest)) as typeof window.setTimeout;
  addEventListener('live', () => document.documentElement.setAttribute('data-live', ''), { once: true });
}

/** Starts the site's application by a first touch; the panel is ready when its heading shows. */
async function wakeUp(page: Page, { path, loading, who }: Screen) {
  if (path.startsWith('/painel')) {
    if (!loading) await page.getByRole('heading', { level: 1 }).waitFor();
    return;
  }
  await page.keyboard.press('Shift');
  await page.locator(LIVE).waitFor({ state: 'attached' });
  // The account page shows only once the browser knows the user.
  if (who === 'customer' && path === '/conta' && !loading) await page.getByRole('button', { name: 'Sair' }).waitFor();
}

async function goOffline(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
  await page.context().setOffline(true);
}

type Person = { email: string; password: string };

/** Returns the storage state of a browser after a sign-in. */
async function signedIn(stage: Stage, person: Person): Promise<StorageState> {
  const context = await newWindow(stage, {});
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  const session = await call(page, '/api/auth/session', person);
  await page.evaluate((text) => localStorage.setItem('soul-session', text), JSON.stringify(session));
  const state = await context.storageState();
  await context.close();
  return state;
}

async function newCustomer(stage: Stage): Promise<Person> {
  const context = await newWindow(stage, {});
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  const person = { email: `ana-${randomUUID()}@example.com`, password: `segredo ${randomUUID()}` };
  const answers = { name: 'Ana Conceição', ...person, acceptedPolicy: POLICY_VERSION, adult: true };
  await call(page, '/api/auth/sign-up', answers);
  await call(page, '/api/auth/confirm', { token: await tokenInMail(page, person.email) });
  await context.close();
  return person;
}

async function tokenInMail(page: Page, to: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const mails: { text: string }[] = await (await page.request.get('/dev/mail.json', { params: { to } })).json();
    const token = /\/auth\/confirmar#([\w-]+)/.exec(mails[0]?.text ?? '')?.[1];
    if (token) return token;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail came to ${to}`);
}

function call(page: Page, path: string, body: object): Promise<unknown> {
  return page.evaluate(
    async ([path, body]) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(path, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [path, JSON.stringify(body)] as const,
  );
}
