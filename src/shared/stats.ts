import type { ActivityEntry, Actor } from './activity';
import type { Visits } from './visits';
import type { CopiedNoun } from './working-copy';

/** What the dashboard counts. */
export type Stats = {
  posts: { total: number; published: number; drafts: number; scheduled: number; ended: number; withoutCover: number };
  locations: { total: number; active: number; withoutCoordinates: number };
  slides: { total: number; active: number };
  products: { total: number; active: number; withoutSheet: number; withoutPicture: number; energyOff: number };
  media: { withoutAlt: number };
  /** So many have changes that are not saved yet. */
  changed: Record<CopiedNoun, number>;
  /** Those that were typed last, of what this person looks after. */
  unfinished: Unfinished[];
  /** Messages that could not be delivered, and those that wait. */
  mail: { failed: number; pending: number };
  visits: Visits;
  /** The next to come out, the soonest first. */
  scheduled: { id: number; title: string; publishedAt: string }[];
  /** What was written last, of what this person looks after. */
  recent: ActivityEntry[];
};

/** A record with changes that are not saved yet: who typed last, and when (ISO 8601). */
export type Unfinished = { noun: CopiedNoun; id: string; title: string; savedAt: string; by: Actor | null };
