import { RECENT_KEY } from '../../lib/forget';
import { attempt } from '../../lib/storage';
import { type Noun, nouns } from '../../shared/nouns';

type RecentRecord = { noun: Noun; id: string | number; title: string };
/** Any record of a list. The activity list has entries too, but they are never opened. */
type Named = { noun: string; id: string | number };
type Persisted = { person: string; records: RecentRecord[] };

/** Five to choose from, plus the open one. */
const LIMIT = 6;

/** Returns the records that this person opened in this browser, latest first. Ignores those of another user. */
export function recentRecords(person: string): RecentRecord[] {
  const records = attempt(() => {
    const kept: Persisted | null = JSON.parse(localStorage.getItem(RECENT_KEY) ?? 'null');
    return kept?.person === person ? kept.records.filter(({ noun }) => noun in nouns) : null;
  });
  return records ?? [];
}

export function noteOpened(person: string, opened: RecentRecord) {
  keep(person, [opened, ...others(person, opened)].slice(0, LIMIT));
}

/** Removes a deleted record. */
export function forgetRecord(person: string, deleted: Named) {
  keep(person, others(person, deleted));
}

function others(person: string, { noun, id }: Named) {
  return recentRecords(person).filter((record) => record.noun !== noun || record.id !== id);
}

/** If storage is denied, the palette starts without recent records. */
function keep(person: string, records: RecentRecord[]) {
  attempt(() => localStorage.setItem(RECENT_KEY, JSON.stringify({ person, records } satisfies Persisted)));
}
