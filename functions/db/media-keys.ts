import { type Column, type SQL, sql } from 'drizzle-orm';

/** Builds the key at the start of a text: of an upload, or the name of a file of the site. */
export const keyAtStart = (text: SQL): SQL => sql`CASE WHEN substr(${text}, 1, 20) GLOB '*[^0-9a-f]*'
  THEN substr(${text}, 1, instr(${text}, '.webp') - 1) ELSE substr(${text}, 1, 20) END`;

/** Builds the key of the medium that has this address (src/shared/media-address.ts). */
export const keyAt = (address: Column | SQL): SQL =>
  keyAtStart(sql`substr(${address}, instr(substr(${address}, 2), '/') + 2)`);
