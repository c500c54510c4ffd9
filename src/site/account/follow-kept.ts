import { outcome } from '../../lib/answer';
import { createAutosave } from '../../lib/autosave';
import { forgetFollowed } from '../../lib/forget';
import { keep } from '../../lib/kept';
import { accountApi, watchSession } from '../../lib/session';
import { KEPT_KEY } from '../../lib/session-hint';
import { joinedKeys, keysWithout, sameKeys } from '../../shared/joined-keys';
import { FAVOURITES_KEPT, parseKeys, SEEN_KEPT } from '../../shared/kept-products';
import type { KeptProducts } from '../../shared/kept-products-input';
import { favourites, seen } from '../products/kept-keys';

/** In ms: what is looked at is saved less often than what gets a heart. */
const SEEN_REST = 10_000;
/** As often a save begins again from what another device has saved meanwhile. */
const TRIES = 3;

/** What the account had when this browser heard of it last, and whose account that is. */
type Known = KeptProducts & { user: string };

const known = keep(KEPT_KEY, parseKnown);
/** Whoever is signed in, once their account's products have joined this browser's. */
let user: string | null = null;

let isFollowing = false;
let isLeaving = false;
let hearing: AbortController | undefined;
/** Resolves once the account was first heard of, or could not be. */
let met: Promise<void> | undefined;

/**
 * Favourites and products seen lately follow an account from browser to browser for as long as somebody is signed in, and
 * leave this one with them. Travels to nobody else.
 */
export function followAccount() {
  if (isFollowing) return;
  isFollowing = true;
  watchSession((session) => {
    const next = session?.user.id ?? null;
    if (next === user && (next || !known.read())) return;
    user = next;
    if (!next || known.read()?.user !== next) leave(next);
    if (next) met = hear();
  });
  favourites.subscribe(() => autosave.touch());
  seen.subscribe(() => autosave.touch(SEEN_REST));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void autosave.flush();
    else void hear();
  });
}

/** Saves what is not saved yet; then nothing more is asked in the name of somebody who signs out by `work`. */
export async function leaveFollowed<Result>(work: () => Promise<Result>): Promise<Result> {
  // Who is quick to leave may do so before anything was followed here: hearts that they gave are theirs all the same.
  followAccount();
  if (!known.read()) await met;
  await autosave.flush();
  return autosave.without(async () => {
    isLeaving = true;
    hearing?.abort();
    const result = await work();
    isLeaving = false;
    return result;
  });
}

const autosave = createAutosave({ isDue, save });
const here = () => ({ favourites: favourites.read(), seen: seen.read() });

function isDue(): boolean {
  const before = known.read();
  const now = here();
  return Boolean(
    user && before?.user === user && !(sameKeys(before.favourites, now.favourites) && sameKeys(before.seen, now.seen)),
  );
}

/** Asks what the account has by now. What cannot be heard is asked for again when the window is looked at again. */
async function hear() {
  const asking = user;
  if (!asking || isLeaving) return;
  hearing = new AbortController();
  const answer = await outcome(calls({ signal: hearing.signal }).$get());
  if (!answer.ok || user !== asking) return;
  // An answer that a save has overtaken is older than what this browser knows.
  if (answer.body.version < (known.read()?.version ?? 0)) return;
  meet(asking, answer.body);
  autosave.touch();
}

async function save(): Promise<boolean> {
  for (let tries = 0; tries < TRIES && isDue(); tries += 1) {
    const saving = user as string;
    const sent = here();
    const version = known.read()?.version ?? 0;
    const answer = await outcome(calls().$put({ json: { ...sent, version } }));
    if (user !== saving) return true;
    if (answer.ok) {
      known.update(() => ({ ...answer.body, user: saving }));
      return true;
    }
    if (answer.failure.code !== 'stale') return false;
    meet(saving, answer.failure.current as KeptProducts);
  }
  return true;
}

/** Joins what this browser has with what the account has by now. */
function meet(account: string, theirs: KeptProducts) {
  const before = known.read();
  const mine = here();
  known.update(() => ({ ...theirs, user: account }));
  const joined = {
    favourites: joinedKeys(before?.favourites ?? [], mine.favourites, theirs.favourites, FAVOURITES_KEPT),
    seen: joinedKeys(before?.seen ?? [], mine.seen, theirs.seen, SEEN_KEPT),
  };
  show(joined, mine);
}

/** What is the account's leaves this browser; what was never saved stays in it, unless somebody else comes in. */
function leave(next: string | null) {
  const before = known.read();
  if (!before) return;
  const mine = here();
  const unsaved = next
    ? { favourites: [], seen: [] }
    : {
        favourites: keysWithout(mine.favourites, before.favourites),
        seen: keysWithout(mine.seen, before.seen),
      };
  known.update(() => null);
  forgetFollowed();
  show(unsaved, mine);
}

type Lists = ReturnType<typeof here>;

function show(next: Lists, before: Lists) {
  if (!sameKeys(next.favourites, before.favourites)) favourites.update(() => next.favourites);
  if (!sameKeys(next.seen, before.seen)) seen.update(() => next.seen);
}

/** A save outlives the page that begins it. */
const calls = (own: RequestInit = { keepalive: true }) => accountApi(own).me['kept-products'];

function parseKnown(stored: string | null): Known | null {
  try {
    const { user, version, ...lists } = JSON.parse(stored ?? '');
    if (typeof user !== 'string' || !Number.isSafeInteger(version)) return null;
    return {
      user,
      version,
      favourites: parseKeys(JSON.stringify(lists.favourites), FAVOURITES_KEPT),
      seen: parseKeys(JSON.stringify(lists.seen), SEEN_KEPT),
    };
  } catch {
    return null;
  }
}
