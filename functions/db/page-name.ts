import { type Column, type SQL, sql } from 'drizzle-orm';
import { PAGE_KEYS, PAGES } from '../../src/shared/pages/labels';

const NAMES = JSON.stringify(Object.fromEntries(PAGE_KEYS.map((page) => [page, PAGES[page].name])));

/** Returns SQL for the name that editors see for the page of a row; NULL if the page is no longer editable. */
export const pageName = (page: Column | SQL): SQL => sql`json_extract(${NAMES}, '$.' || ${page})`;
