import { presentName } from '../../shared/former-names';
import { same } from '../../shared/merge';
import type { Edit, Kept } from '../edit/edit';
import { openTabs, tabId } from './tab';

/** What was typed and not yet saved, over what the server has. */
type Draft<Values> = Edit<Partial<Values>> & { kept?: Kept<Partial<Values>> };
/** With when it was written, in ms since 1970. */
type Dated = { at?: number };

/** In ms: what nobody has gone on with for three months is not waited for. */
const LONGEST = 90 * 24 * 60 * 60 * 1000;

const PREFIX = 'soul-draft:';
const NEW = ':novo';

/**
 * By the person's id and the record: `{person}:slides:12`. A new record has no name that tells it from others, so each
 * window keeps its own: `{person}:slides:novo:{tab}`.
 */
export function draftName(person: string, record: string): string {
  return `${person}:${record}${record.endsWith(NEW) ? `:${tabId()}` : ''}`;
}

/** What to begin with: what the server has, or the draft that was kept of it. */
export function openDraft<Values extends object>(name: string, start: Edit<Values>, version: number) {
  const draft = readDraft<Values>(name);
  const untouched = { edit: start, kept: { values: start.values, version }, restored: false };
  if (!draft) return untouched;
  const edit: Edit<Values> = {
    version: draft.version,
    values: withKept(start.values, draft.values),
    base: withKept(start.base, draft.base),
  };
  if (same(edit.values, start.values)) return untouched;
  const kept: Kept<Values> = {
    version: draft.kept?.version ?? 0,
    values: withKept(edit.base, draft.kept?.values),
  };
  return { edit, kept, restored: true };
}

/** A form's values with what was kept of them over them, as far as it fits: it may have been another release's form. */
function withKept<Values extends object>(values: Values, kept: Partial<Values> | undefined): Values {
  const known = new Map(Object.entries(values));
  const fitting = Object.entries(kept ?? {})
    .map(([name, value]) => [presentName(name), value] as const)
    .filter(([name, value]) => known.has(name) && kindOf(value) === kindOf(known.get(name)));
  return { ...values, ...Object.fromEntries(fitting) };
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

/** Nothing where the browser keeps nothing. */
function readDraft<Values>(name: string): Draft<Values> | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

/** Whether it is kept: there may be no room for it, or no leave. */
export function writeDraft<Values>(name: string, draft: Draft<Values>): boolean {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify({ ...draft, at: Date.now() } satisfies Draft<Values> & Dated));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(name: string) {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Then there was none.
  }
}

/**
 * Gives a new record's draft that a closed window has left to the window that asks for it by `name`, unless it is in use
 * by then. What it is called from then on: where there is no room for another, it stays where it is.
 */
export async function adoptDraft(name: string, isUnused: () => boolean): Promise<string | null> {
  if (!name.includes(`${NEW}:`)) return null;
  const open = await openTabs();
  // No other window comes between the lines below.
  if (!isUnused() || readDraft(name)) return null;
  const left = namesBelow(withoutTab(name)).find((other) => !open.includes(tabIn(other)));
  const draft = left && readDraft(left);
  if (!left || !draft) return null;
  if (!writeDraft(name, draft)) return left;
  dropDraft(left);
  return name;
}

/** Whether a form for a new record would go on with what was typed in one: in this window, or in one that is closed. */
export async function isBegun(person: string, noun: string): Promise<boolean> {
  const own = draftName(person, `${noun}${NEW}`);
  const open = await openTabs();
  return namesBelow(withoutTab(own)).some((name) => name === own || !open.includes(tabIn(name)));
}

const withoutTab = (name: string) => name.slice(0, name.indexOf(NEW) + NEW.length);
const tabIn = (name: string) => name.slice(withoutTab(name).length + 1);

/** Takes away the drafts of records that are gone, or that nobody has opened for long. */
export function sweepDrafts() {
  for (const name of namesBelow('')) {
    const draft: (Draft<object> & Dated) | null = readDraft(name);
    if (!draft) dropDraft(name);
    // One that tells no date is of an earlier release: its time begins now.
    else if (draft.at === undefined) writeDraft(name, draft);
    else if (draft.at < Date.now() - LONGEST) dropDraft(name);
  }
}

function namesBelow(start: string): string[] {
  try {
    const names = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX + start));
    return names.map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}
