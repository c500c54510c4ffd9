import { eq } from 'drizzle-orm';
import type { Database } from './database';
import { redirects } from './schema';

/** Where somebody of the panel leads an address that answers 404. */
export function redirectFrom(db: Database, path: string) {
  return db.select({ target: redirects.target }).from(redirects).where(eq(redirects.path, path));
}
