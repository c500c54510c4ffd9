import { attempt } from '../../lib/storage';
import { DAY } from '../../shared/duration';
import { presentName } from '../../shared/former-names';
import { same } from '../../shared/merge';
import type { Edit, Synced } from '../edit/edit';
import type { Others } from '../working-copy/others';
import { openTabs, tabId } from './tab';

/** Unsaved input, with the server's values that it is based on. `key` is that of the record's creation. */
type Draft<Values> = Edit<Partial<Values>> & {
  synced?: Omit<Synced<Partial<Values>>, 'others'> & { others?: Others<Values> };
  key?: string;
};
/** Time of writing, in ms since 1970. */
type Dated = { at?: number };

/** Maximum age of a draft, in ms: 90 days. */
const LONGEST = 90 * DAY;

const PREFIX = 'soul-draft:';
const NEW = ':novo';

/**
 * Returns a draft's name, made of the person's id and the record: `{person}:slides:12`. A new record has no id yet, so each
 * window keeps its own draft: `{person}:slides:novo:{tab}`.
 */
export function draftName(person: string, record: string): string {
  return `${person}:${record}${record.endsWith(NEW) ? `:${tabId()}` : ''}`;
}

/**
 * Returns the initial state of a form: the server's values, or the draft stored over them. Words that return from a
 * draft keep the key of their creation, which may have reached the server without an answer.
 */
export function openDraft<Values extends object>(
  name: string,
  start: Edit<Values>,
  version: number,
  others: Others<Values> = {},
) {
  const draft = readDraft<Values>(name);
  const untouched = { edit: start, synced: { values: start.values, version, others }, key: newKey(), restored: false };
  if (!draft) return untouched;
  const edit: Edit<Values> = {
    version: draft.version,
    values: withStored(start.values, draft.values),
    base: withStored(start.base, draft.base),
  };
  if (same(edit.values, start.values)) return untouched;
  const synced: Synced<Values> = {
    version: draft.synced?.version ?? 0,
    values: withStored(edit.base, draft.synced?.values),
    others: draft.synced?.others ?? others,
  };
  return { edit, synced, key: draft.key ?? newKey(), restored: true };
}

export const newKey = () => crypto.randomUUID();

/** Returns a form's values with the stored ones over them, except those that do not fit, from another release's form. */
function withStored<Values extends object>(values: Values, stored: Partial<Values> | undefined): Values {
  const known = new Map(Object.entries(values));
  const fitting = Object.entries(stored ?? {})
    .map(([name, value]) => [presentName(name), value] as const)
    .filter(([name, value]) => known.has(name) && kindOf(value) === kindOf(known.get(name)));
  return { ...values, ...Object.fromEntries(fitting) };
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

/** Returns null if there is no such draft, or if the browser denies storage. */
function readDraft<Values>(name: string): Draft<Values> | null {
  return attempt(() => JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null'));
}

/** Returns whether the draft was written: storage may be full or denied. */
export function writeDraft<Values>(name: string, draft: Draft<Values>): boolean {
  const dated: Draft<Values> & Dated = { ...draft, at: Date.now() };
  return attempt(() => localStorage.setItem(PREFIX + name, JSON.stringify(dated))) !== null;
}

/**
 * Writes the draft of a new record. One that the window keeps already then counts as that of a closed window, and is offered
 * after this one. Returns whether both are stored.
 */
export function writeNewDraft<Values>(name: string, draft: Draft<Values>): boolean {
  const begun = readDraft(name);
  if (begun && !writeDraft(`${withoutTab(name)}:${crypto.randomUUID()}`, begun)) return false;
  return writeDraft(name, draft);
}

export function dropDraft(name: string) {
  attempt(() => localStorage.removeItem(PREFIX + name));
}

/**
 * Moves the draft of a new record from a closed window to the window that asks for it as `name`, unless its form has input
 * by then. Returns the draft's name: if there is no room for a second copy, it keeps the old name.
 */
export async function adoptDraft(name: string, isUnused: () => boolean): Promise<string | null> {
  if (!name.includes(`${NEW}:`)) return null;
  const open = await openTabs();
  // No `await` below this line, so no other window can adopt the same draft in between.
  if (!isUnused() || readDraft(name)) return null;
  const left = namesBelow(withoutTab(name)).find((other) => !open.includes(tabIn(other)));
  const draft = left && readDraft(left);
  if (!left || !draft) return null;
  if (!writeDraft(name, draft)) return left;
  dropDraft(left);
  return name;
}

/** Returns whether this browser keeps unsaved input of a record that exists. */
export function hasDraft(person: string, record: string): boolean {
  return readDraft(draftName(person, record)) !== null;
}

/** Returns whether a form for a new record would restore a draft of this window or of a closed one. */
export async function isBegun(person: string, noun: string): Promise<boolean> {
  const own = draftName(person, `${noun}${NEW}`);
  const open = await openTabs();
  return namesBelow(withoutTab(own)).some((name) => name === own || !open.includes(tabIn(name)));
}

const withoutTab = (name: string) => name.slice(0, name.indexOf(NEW) + NEW.length);
const tabIn = (name: string) => name.slice(withoutTab(name).length + 1);

/** Removes unreadable drafts and those older than `LONGEST`. */
export function sweepDrafts() {
  for (const name of namesBelow('')) {
    const draft: (Draft<object> & Dated) | null = readDraft(name);
    if (!draft) dropDraft(name);
    // An earlier release wrote no date. The period starts now.
    else if (draft.at === undefined) writeDraft(name, draft);
    else if (draft.at < Date.now() - LONGEST) dropDraft(name);
  }
}

function namesBelow(start: string): string[] {
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  return keys.filter((key) => key.startsWith(PREFIX + start)).map((key) => key.slice(PREFIX.length));
}
