import { useSyncExternalStore } from 'react';
import type { SecondStep } from '../shared/passkey';
import { CHECK_EVERY, hasExpired, needsRenewal, onThisClock } from '../shared/session-timing';
import type { Session, SessionUser } from '../shared/user';
import { type Answer, type Outcome, outcome } from './answer';
import { type ApiClient, browserApi, createApi, type Success } from './api';
import { forgetRecent } from './forget';
import { SESSION_KEY } from './session-hint';

/** In milliseconds; a lock must not be held for as long as a dead network pleases. */
const RENEWAL_TIMEOUT = 15_000;
const LOCK = 'soul-session';
/** In milliseconds. What is written to storage reaches other tabs a little later than a lock that is let go. */
const PROPAGATION = 150;
/** In milliseconds. An answer that was lost is asked for again while the server still takes the token (30 s). */
const RETRY_AFTER = 5000;
/** In milliseconds. The longest that signing out waits for calls still under way. */
const LAST_ANSWERS = 2000;

/** `undefined` while it is not known whether anybody is signed in. */
let session: Session | null | undefined;
/** Nobody has told yet, though it was asked. */
let isUntold = false;
let started = false;
let renewal: Promise<boolean> | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const unanswered = new Set<Promise<unknown>>();
/** The session's end, from when it is asked for until this page has forgotten who was signed in; whether it came. */
let ending: Promise<boolean> | undefined;
/** The answer to what nobody may ask any more. */
export const NEVER = new Promise<never>(() => undefined);

/** Calls in the name of whoever is signed in: refused once, the session is renewed and the call made again. */
export const accountApi = (own?: RequestInit) =>
  createApi(location.origin, (input, init) => inSession(() => fetch(input, { ...init, ...own })));

/** Who is signed in, in this tab and all others; asking starts keeping the session alive. */
export function useSession(): Session | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => undefined,
  );
}

/** Whether it is unknown because nobody answers: it is asked again. */
export function useUntold(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isUntold,
    () => false,
  );
}

/** Tells who is signed in, and whenever that is somebody else or nobody; nothing while it is not known. */
export function watchSession(tell: (session: Session | null) => void) {
  const told = () => session !== undefined && tell(session);
  subscribe(told);
  told();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  keepSession();
  return () => listeners.delete(listener);
}

/** Finds the session that is open, and keeps it from ending for as long as a page is. */
function keepSession() {
  if (started) return;
  started = true;
  addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY || key === null) show(remembered());
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check());
  setInterval(check, CHECK_EVERY);
  const known = remembered();
  if (!known) void ask();
  else if (hasExpired(known.expiresAt, Date.now())) void renewSession();
  else {
    show(known);
    check();
  }
}

function check() {
  if (session && needsRenewal(session.expiresAt, Date.now())) void renewSession();
}

/** Nothing is remembered here, but a session may be open all the same: storage is easier lost than cookies. */
async function ask() {
  const answer = await outcome(browserApi().auth.session.$get());
  if (session !== undefined) return;
  if (!answer.ok) {
    retry = setTimeout(ask, RETRY_AFTER);
    show(undefined);
  } else if (answer.body.session) begin(answer.body.session, answer.answeredAt);
  else show(null);
}

/** Asks the server whether the remembered person is signed in indeed; whoever is not is forgotten. */
export async function verifySession() {
  if (!session) return;
  const answer = await outcome(browserApi().auth.session.$get());
  if (answer.ok && !answer.body.session) await renewSession();
}

/** Renews the session, in one tab at a time. `false` when it has ended, or nobody can tell. */
export function renewSession(): Promise<boolean> {
  const before = session;
  renewal ??= alone(() => renew(before)).finally(() => {
    renewal = undefined;
  });
  return renewal;
}

/** Unless another tab was first since `before`, which this one knew when it began to wait. */
async function renew(before: Session | null | undefined): Promise<boolean> {
  const known = remembered();
  const isNewer = known && known.expiresAt !== before?.expiresAt && !needsRenewal(known.expiresAt, Date.now());
  if (isNewer) {
    show(known);
    return true;
  }
  const api = browserApi({ signal: AbortSignal.timeout(RENEWAL_TIMEOUT) });
  const answer = await outcome(api.auth.session.refresh.$post({ json: {} }));
  if (!answer.ok) {
    if (answer.failure.code === 'signed-out') {
      setSession(null);
      return false;
    }
    // Without an answer nothing is known to have ended.
    show(known ?? before ?? null);
    clearTimeout(retry);
    retry = setTimeout(check, RETRY_AFTER);
    return false;
  }
  begin(answer.body, answer.answeredAt);
  await pause(PROPAGATION);
  return true;
}

export function signIn(email: string, password: string): Promise<Outcome<Session | SecondStep>> {
  return enter((api) => api.auth.session.$post({ json: { email, password } }));
}

/** Makes a call that may end in a session, which then is this browser's. */
export function enter<R extends Answer>(send: (api: ApiClient) => Promise<R>): Promise<Outcome<Success<R>>> {
  return alone(async () => {
    const answer = await outcome(send(browserApi()));
    const body = answer.ok && (answer.body as Session | SecondStep);
    if (body && 'user' in body) begin(body, answer.answeredAt);
    return answer;
  });
}

/**
 * Makes the call that ends the session, behind those that are under way and those that follow from them: they would be
 * refused. The page forgets it by `setSession(null)`, once it is on its way elsewhere.
 */
export async function endSession(send: () => Promise<Answer>): Promise<Outcome<unknown>> {
  await Promise.race([answered(), pause(LAST_ANSWERS)]);
  const asked = outcome(send());
  ending = asked.then(({ ok }) => ok);
  const answer = await asked;
  if (answer.ok) forgetRecent();
  else ending = undefined;
  return answer;
}

export const signOut = () => endSession(() => alone(() => browserApi().auth.session.$delete()));

/** Takes over what the server says of a session, its end told by this device's clock. */
export function begin({ user, expiresAt }: Session, answeredAt: string | null) {
  setSession({ user, expiresAt: onThisClock(expiresAt, answeredAt, Date.now()) });
}

export function setSession(next: Session | null) {
  try {
    if (next) localStorage.setItem(SESSION_KEY, JSON.stringify({ user: next.user, expiresAt: next.expiresAt }));
    else localStorage.removeItem(SESSION_KEY);
  } catch {
    // Without storage the session lives in its cookies, and other tabs find it there.
  }
  show(next);
}

/** The signed-in person under a new name. */
export function setUser(user: SessionUser) {
  if (session) setSession({ ...session, user });
}

function show(next: Session | null | undefined) {
  session = next;
  ending = undefined;
  isUntold = next === undefined;
  for (const listener of listeners) listener();
}

function remembered(): Session | null {
  try {
    const { user, expiresAt }: Session = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '');
    return user && Array.isArray(user.roles) && Date.parse(expiresAt) ? { user, expiresAt } : null;
  } catch {
    return null;
  }
}

/**
 * Makes a call in the name of whoever is signed in. Refused once, it is made again where the session could be revived, by
 * being renewed unless `revive` knows better. Signing out waits for it; once the session has ended it is not made at all.
 */
export function inSession<A extends { status: number }>(send: () => Promise<A>, revive = renewSession): Promise<A> {
  if (ending) return ending.then((isOver) => (isOver ? NEVER : inSession(send, revive)));
  const answer = send()
    .then(async (first) => (first.status === 401 && (await revive()) ? send() : first))
    .finally(() => unanswered.delete(answer));
  unanswered.add(answer);
  return answer;
}

async function answered() {
  do {
    await Promise.allSettled(unanswered);
    // What follows from an answer is asked a moment later.
    await pause(0);
  } while (unanswered.size > 0);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Cookies of a session are written by one tab at a time: what one is told must not undo what another was. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(LOCK, work) : work();
}
