import type { ActivityEntry } from './activity';
import type { Visits } from './visits';
import type { CopiedNoun } from './working-copy';

/** What the dashboard counts. */
export type Stats = {
  posts: { total: number; published: number; drafts: number; scheduled: number; ended: number };
  locations: { total: number; active: number; withoutCoordinates: number };
  slides: { total: number; active: number };
  products: { total: number; active: number; withoutSheet: number; energyOff: number };
  media: { withoutAlt: number };
  /** So many have changes that visitors do not see yet. */
  changed: Record<CopiedNoun, number>;
  /** Messages that could not be delivered, and those that wait. */
  mail: { failed: number; pending: number };
  visits: Visits;
  /** The next to come out, the soonest first. */
  scheduled: { id: number; title: string; publishedAt: string }[];
  /** What was written last, of what this person looks after. */
  recent: ActivityEntry[];
};
