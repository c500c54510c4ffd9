type Part = 'ok' | 'down';

/** How the deployment does, as `/api/health` tells it to whoever asks: nothing in it names a person. */
export type Health = {
  /** `down` when a part of it is. Mail that waits is told, and takes nothing down. */
  status: Part;
  /** Changes with every change of the product. */
  build: string;
  /** The migration that was applied last. */
  migration: string | null;
  /** `behind` when it answers and lacks a migration that the build needs: then much of what is asked of it fails. */
  database: Part | 'behind';
  storage: Part;
  /** How long the oldest mail has waited, and how many were given up in the last 30 days; null when it cannot be told. */
  mail: { oldestWaitingMs: number | null; failed: number } | null;
  /** What went wrong in browsers that run this build: so many different errors, so often; null when it cannot be told. */
  clientErrors: { different: number; times: number } | null;
  checkedAt: string;
};
