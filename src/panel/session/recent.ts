import { RECENT_KEY } from '../../lib/forget';
import { type Noun, nouns } from '../../shared/nouns';

type RecentRecord = { noun: Noun; id: string | number; title: string };
/** The trail of activity is a list, too, though none of records that are opened. */
type Named = { noun: string; id: string | number };
type Kept = { person: string; records: RecentRecord[] };

/** Five to choose from, and the one that is open. */
const LIMIT = 6;

/** The records that this person opened here, the last one first; nothing of who used the browser before. */
export function recentRecords(person: string): RecentRecord[] {
  try {
    const kept: Kept | null = JSON.parse(localStorage.getItem(RECENT_KEY) ?? 'null');
    return kept?.person === person ? kept.records.filter(({ noun }) => noun in nouns) : [];
  } catch {
    return [];
  }
}

export function noteOpened(person: string, opened: RecentRecord) {
  keep(person, [opened, ...others(person, opened)].slice(0, LIMIT));
}

/** What was deleted is nothing to go back to. */
export function forgetRecord(person: string, deleted: Named) {
  keep(person, others(person, deleted));
}

function others(person: string, { noun, id }: Named) {
  return recentRecords(person).filter((record) => record.noun !== noun || record.id !== id);
}

function keep(person: string, records: RecentRecord[]) {
  try {
    localStorage.setItem(RECENT_KEY, JSON.stringify({ person, records } satisfies Kept));
  } catch {
    // Then the palette begins with what can be done.
  }
}
