import type { ActivityEntry, Actor } from './activity';
import type { Visits } from './visits';
import type { CopiedNoun } from './working-copy';

/** Figures of the dashboard. */
export type Stats = {
  posts: { total: number; published: number; drafts: number; scheduled: number; ended: number; withoutCover: number };
  locations: { total: number; active: number; withoutCoordinates: number };
  slides: { total: number; active: number };
  products: { total: number; active: number; withoutSheet: number; withoutPicture: number; energyOff: number };
  media: { withoutAlt: number };
  /** Number of records with changes that are not saved yet. */
  changed: Record<CopiedNoun, number>;
  /** The latest of these, of nouns that this person has access to. */
  unfinished: Unfinished[];
  /** Number of messages that could not be delivered, and that wait. */
  mail: { failed: number; pending: number };
  visits: Visits;
  /** Posts that are published next, the soonest first. */
  scheduled: { id: number; title: string; publishedAt: string }[];
  /** The latest writes, of nouns that this person has access to. */
  recent: ActivityEntry[];
};

/** A record with changes that are not saved yet: who typed last, and when (ISO 8601). */
export type Unfinished = { noun: CopiedNoun; id: string; title: string; savedAt: string; by: Actor | null };
