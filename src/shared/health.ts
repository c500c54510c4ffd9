type Part = 'ok' | 'down';

/** State of the deployment, as `/api/health` reports it to anyone: it names no person. */
export type Health = {
  /** `down` if a part of it is. Waiting mail is reported, but does not count as down. */
  status: Part;
  /** Changes with every change of the product. */
  build: string;
  /** The migration applied last. */
  migration: string | null;
  /** `behind` if it answers but lacks a migration that the build needs: many requests then fail. */
  database: Part | 'behind';
  /** Size of the database; `null` if unknown. */
  databaseBytes: number | null;
  storage: Part;
  /** Age of the oldest waiting mail, and number given up in the last 30 days; `null` if unknown. */
  mail: { oldestWaitingMs: number | null; failed: number } | null;
  /** Errors in browsers that run this build: how many different ones, and how many in total; `null` if unknown. */
  clientErrors: { different: number; times: number } | null;
  checkedAt: string;
};
