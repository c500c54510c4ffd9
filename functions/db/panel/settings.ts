import { eq, sql } from 'drizzle-orm';
import { type OwnerSettings, SETTINGS_ID, type SettingsRecord } from '../../../src/shared/settings';
import { now } from '../columns';
import type { Database } from '../database';
import type { Changeable } from '../editable';
import { settings } from '../schema';
import { mergeSettings, overridesOf } from '../settings-overrides';

function field<Key extends keyof OwnerSettings>(key: Key) {
  return sql<OwnerSettings[Key]>`coalesce(${settings.overrides} -> ${key}, 'null')`
    .mapWith((json: string) => mergeSettings({ [key]: JSON.parse(json) })[key])
    .as(key);
}

export function settingsRecord(db: Database) {
  return db
    .select({
      version: sql<number>`coalesce(${settings.version}, 1)`.as('version'),
      brandName: field('brandName'),
      brandPhrase: field('brandPhrase'),
      legalName: field('legalName'),
      phone: field('phone'),
      contactEmail: field('contactEmail'),
      salesEmail: field('salesEmail'),
      franchiseEmail: field('franchiseEmail'),
      addressStreet: field('addressStreet'),
      addressDistrict: field('addressDistrict'),
      addressCity: field('addressCity'),
      addressUf: field('addressUf'),
      businessHours: field('businessHours'),
      instagram: field('instagram'),
      chatPhone: field('chatPhone'),
      licensingMessage: field('licensingMessage'),
      schedulingLink: field('schedulingLink'),
      mapQuery: field('mapQuery'),
      synonyms: field('synonyms'),
      branch: field('branch'),
    })
    .from(sql`(SELECT 1) AS one`)
    .leftJoin(settings, eq(settings.id, SETTINGS_ID));
}

/** Writes only the settings that differ from the defaults. */
export const editableSettings: Changeable<number, OwnerSettings, SettingsRecord> = {
  noun: 'settings',
  title: () => 'Configurações',
  snapshot: ({ version: _version, ...input }) => input,
  keyFrom: Number,
  find: settingsRecord,
  updated: (db, id, version, input) => {
    const row = {
      overrides: overridesOf(input),
      version: version + 1,
      updatedAt: now,
    };
    return [
      db
        .insert(settings)
        .values({ id, ...row })
        .onConflictDoUpdate({ target: settings.id, set: row, setWhere: eq(settings.version, version) }),
    ];
  },
};
