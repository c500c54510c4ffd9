import { outcome } from '../../lib/answer';
import { createAutosave } from '../../lib/autosave';
import { forgetFollowed } from '../../lib/forget';
import { persisted } from '../../lib/persisted';
import { accountApi, watchSession } from '../../lib/session';
import { SYNC_KEY } from '../../lib/session-hint';
import { joinedKeys, keysWithout, sameKeys } from '../../shared/joined-keys';
import { FAVOURITES_MAX, parseKeys, SEEN_MAX } from '../../shared/kept-products';
import type { KeptProducts } from '../../shared/kept-products-input';
import { favourites, seen } from '../products/kept-state';

/** Delay before viewed products are saved, in ms: less urgent than favourites. */
const SEEN_REST = 10_000;
/** Maximum number of save attempts when another device has saved in between. */
const TRIES = 3;

/** The account's last known products, and the id of the account's owner. */
type Known = KeptProducts & { user: string };

const known = persisted(SYNC_KEY, parseKnown);
/** Id of the signed-in user whose account is synced. */
let user: string | null = null;

let isFollowing = false;
let isLeaving = false;
let hearing: AbortController | undefined;
/** Resolves when the first read of the account has succeeded or failed. */
let met: Promise<void> | undefined;

/**
 * Syncs favourites and recently viewed products with the account while somebody is signed in, and removes them from this
 * browser at sign-out. They are sent nowhere else.
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

/** Saves pending changes, then makes no further calls for the user whom `work` signs out. */
export async function leaveFollowed<Result>(work: () => Promise<Result>): Promise<Result> {
  // Sign-out may come before sync has started: favourites added by then must still be saved.
  followAccount();
  if (!known.read()) await met;
  await autosave.flush();
  return autosave.without(async () => {
    isLeaving = true;
    hearing?.abort();
    try {
      return await work();
    } finally {
      isLeaving = false;
    }
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

/** Reads the account's products. A failed read is retried when the window becomes visible again. */
async function hear() {
  const asking = user;
  if (!asking || isLeaving) return;
  hearing = new AbortController();
  const answer = await outcome(calls({ signal: hearing.signal }).$get());
  if (!answer.ok || user !== asking) return;
  // Ignores an answer that a later save has made stale.
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

/** Merges this browser's products with the account's. */
function meet(account: string, theirs: KeptProducts) {
  const before = known.read();
  const mine = here();
  known.update(() => ({ ...theirs, user: account }));
  const joined = {
    favourites: joinedKeys(before?.favourites ?? [], mine.favourites, theirs.favourites, FAVOURITES_MAX),
    seen: joinedKeys(before?.seen ?? [], mine.seen, theirs.seen, SEEN_MAX),
  };
  show(joined, mine);
}

/** Removes the account's products from this browser. Unsaved ones stay, unless another user signs in. */
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

/** `keepalive`: a save completes even if the page is closed. */
const calls = (own: RequestInit = { keepalive: true }) => accountApi(own).me['kept-products'];

function parseKnown(stored: string | null): Known | null {
  try {
    const { user, version, ...lists } = JSON.parse(stored ?? '');
    if (typeof user !== 'string' || !Number.isSafeInteger(version)) return null;
    return {
      user,
      version,
      favourites: parseKeys(JSON.stringify(lists.favourites), FAVOURITES_MAX),
      seen: parseKeys(JSON.stringify(lists.seen), SEEN_MAX),
    };
  } catch {
    return null;
  }
}
