import { useSyncExternalStore } from 'react';
import type { SecondStep } from '../shared/passkey';
import { CHECK_EVERY, hasExpired, needsRenewal, onThisClock } from '../shared/session-timing';
import type { Session, SessionUser } from '../shared/user';
import { type Answer, type Failure, failureAnswer, type Outcome, outcome } from './answer';
import { type ApiClient, browserApi, createApi, type Success } from './api';
import { forgetRecent } from './forget';
import { listeners } from './listeners';
import { SESSION_KEY } from './session-hint';
import { attempt } from './storage';

/** Timeout of a renewal, in ms: a dead network must not hold the lock for longer. */
const RENEWAL_TIMEOUT = 15_000;
const LOCK = 'soul-session';
/** In ms. Other tabs see a write to storage slightly later than the release of a lock. */
const PROPAGATION = 150;
/** In ms. After a lost answer the request is repeated while the server still accepts the previous token (30 s). */
const RETRY_AFTER = 5000;
/** Maximum time that signing out waits for calls under way, in ms. */
const LAST_ANSWERS = 2000;

/** What became of a session. If the renewal failed, it may still be open. */
export type Renewal = 'renewed' | 'ended' | Failure;

/** `undefined` while it is not known whether anybody is signed in. */
let session: Session | null | undefined;
/** Whether the server was asked who is signed in, and did not answer. */
let isUnavailable = false;
let started = false;
let renewal: Promise<Renewal> | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
const [listen, notify] = listeners();
const unanswered = new Set<Promise<unknown>>();
/** The call that ends the session, until this page has forgotten who was signed in. Resolves to whether it succeeded. */
let ending: Promise<boolean> | undefined;
/** Never resolves: returned for calls made after the session has ended. */
export const NEVER = new Promise<never>(() => undefined);

/** Returns the client for calls of the signed-in person. A refused call is repeated once, after renewing the session. */
export const accountApi = (own?: RequestInit) =>
  createApi(location.origin, (input, init) => inSession(() => fetch(input, { ...init, ...own })));

/** Returns who is signed in, in this tab and all others. The first use starts keeping the session alive. */
export function useSession(): Session | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => undefined,
  );
}

/** Returns whether the session is unknown because the server did not answer. The request is repeated. */
export function useSessionUnavailable(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isUnavailable,
    () => false,
  );
}

/** Calls `tell` with the session, now and at each change, but not while it is unknown. */
export function watchSession(tell: (session: Session | null) => void) {
  const tellIfKnown = () => session !== undefined && tell(session);
  subscribe(tellIfKnown);
  tellIfKnown();
}

function subscribe(listener: () => void) {
  const remove = listen(listener);
  keepSession();
  return remove;
}

/** Finds the open session, and renews it while a page is open. */
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

/** Asks the server for a session that storage does not remember: storage is lost more easily than cookies. */
async function ask() {
  const answer = await outcome(browserApi().auth.session.$get());
  if (session !== undefined) return;
  if (!answer.ok) {
    retry = setTimeout(ask, RETRY_AFTER);
    show(undefined);
  } else if (answer.body.session) begin(answer.body.session, answer.answeredAt);
  else show(null);
}

/** Asks the server whether the remembered person is still signed in, and forgets the session if not. */
export async function verifySession() {
  if (!session) return;
  const answer = await outcome(browserApi().auth.session.$get());
  if (answer.ok && !answer.body.session) await renewSession();
}

/** Renews the session, in one tab at a time. */
export function renewSession(): Promise<Renewal> {
  const before = session;
  renewal ??= alone(() => renew(before)).finally(() => {
    renewal = undefined;
  });
  return renewal;
}

/** Skips the request if another tab has renewed since `before`, the session this tab knew when it began to wait. */
async function renew(before: Session | null | undefined): Promise<Renewal> {
  const known = remembered();
  const isNewer = known && known.expiresAt !== before?.expiresAt && !needsRenewal(known.expiresAt, Date.now());
  if (isNewer) {
    show(known);
    return 'renewed';
  }
  const api = browserApi({ signal: AbortSignal.timeout(RENEWAL_TIMEOUT) });
  const answer = await outcome(api.auth.session.refresh.$post({ json: {} }));
  if (!answer.ok) {
    if (answer.failure.code === 'signed-out') {
      setSession(null);
      return 'ended';
    }
    show(known ?? before);
    clearTimeout(retry);
    retry = setTimeout(session === undefined ? ask : check, RETRY_AFTER);
    return answer.failure;
  }
  begin(answer.body, answer.answeredAt);
  await pause(PROPAGATION);
  return 'renewed';
}

export function signIn(email: string, password: string): Promise<Outcome<Session | SecondStep>> {
  return enter((api) => api.auth.session.$post({ json: { email, password } }));
}

/** Makes a call that may open a session, and adopts that session in this browser. */
export function enter<R extends Answer>(send: (api: ApiClient) => Promise<R>): Promise<Outcome<Success<R>>> {
  return alone(async () => {
    const answer = await outcome(send(browserApi()));
    const body = answer.ok && (answer.body as Session | SecondStep);
    if (body && 'user' in body) begin(body, answer.answeredAt);
    return answer;
  });
}

/**
 * Makes the call that ends the session, after the calls under way and their follow-up calls, which would otherwise be
 * refused. The caller forgets the session by `setSession(null)`, once the page navigates elsewhere.
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

/** Adopts a session from the server, with its expiry converted to this device's clock. */
export function begin({ user, expiresAt }: Session, answeredAt: string | null) {
  setSession({ user, expiresAt: onThisClock(expiresAt, answeredAt, Date.now()) });
}

export function setSession(next: Session | null) {
  // Without storage other tabs find the session by its cookies.
  attempt(() => {
    if (next) localStorage.setItem(SESSION_KEY, JSON.stringify({ user: next.user, expiresAt: next.expiresAt }));
    else localStorage.removeItem(SESSION_KEY);
  });
  show(next);
}

/** Replaces the data of the signed-in person, such as a new name. */
export function setUser(user: SessionUser) {
  if (session) setSession({ ...session, user });
}

function show(next: Session | null | undefined) {
  session = next;
  ending = undefined;
  isUnavailable = next === undefined;
  notify();
}

function remembered(): Session | null {
  return attempt(() => {
    const { user, expiresAt }: Session = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '');
    return user && Array.isArray(user.roles) && Date.parse(expiresAt) ? { user, expiresAt } : null;
  });
}

/**
 * Makes a call as the signed-in person. If it is refused (401), `revive` restores the session, by default by renewing it,
 * and the call is made once more. If the renewal fails, so does the call, for the same reason. Signing out waits for the call.
 * After the session has ended it is not made at all.
 */
export function inSession<A extends { status: number }>(
  send: () => Promise<A>,
  revive = renewSession,
): Promise<A | Response> {
  if (ending) return ending.then((isOver) => (isOver ? NEVER : inSession(send, revive)));
  const answer = send()
    .then(async (first) => {
      if (first.status !== 401) return first;
      const renewal = await revive();
      if (renewal === 'renewed') return send();
      return renewal === 'ended' ? first : failureAnswer(renewal);
    })
    .finally(() => unanswered.delete(answer));
  unanswered.add(answer);
  return answer;
}

async function answered() {
  do {
    await Promise.allSettled(unanswered);
    // Follow-up calls start a moment after the answer.
    await pause(0);
  } while (unanswered.size > 0);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Lets one tab at a time change the session's cookies: the answer to one tab must not overwrite that to another. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(LOCK, work) : work();
}
