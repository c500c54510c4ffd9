import { eq } from 'drizzle-orm';
import type { Database } from './database';
import { redirects } from './schema';

/** Selects the target that an editor set for an address that would answer 404. */
export function redirectFrom(db: Database, path: string) {
  return db.select({ target: redirects.target }).from(redirects).where(eq(redirects.path, path));
}
