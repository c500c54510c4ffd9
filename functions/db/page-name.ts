import { type Column, type SQL, sql } from 'drizzle-orm';
import { PAGE_KEYS, PAGES } from '../../src/shared/pages/labels';

const NAMES = JSON.stringify(Object.fromEntries(PAGE_KEYS.map((page) => [page, PAGES[page].name])));

/** What editors call the page that a row names; nothing of one that is edited no more. */
export const pageName = (page: Column | SQL): SQL => sql`json_extract(${NAMES}, '$.' || ${page})`;
