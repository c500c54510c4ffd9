import { eq } from 'drizzle-orm';
import { SETTINGS_ID } from '../../src/shared/settings';
import type { Database } from './database';
import { settings } from './schema';

export function settingsOverrides(db: Database) {
  return db.select({ overrides: settings.overrides }).from(settings).where(eq(settings.id, SETTINGS_ID));
}
