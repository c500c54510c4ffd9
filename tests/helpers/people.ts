import type { ActivityEntry } from '../../src/shared/activity';
import type { UserRow } from '../../src/shared/user';
import { type Browser, browser, PASSWORD } from './account';
import { env } from './edge';

/** Address of the panel's people in the API. */
export const PATH = '/api/panel/users';

export const enter = (email: string, password = PASSWORD, client: Browser = browser()) =>
  client.json('POST', '/api/auth/session', { email, password });

export const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

/** Counts the rows of a table and its condition. */
export const count = async (sql: string, ...values: string[]) =>
  (
    await env.DB.prepare(`SELECT count(*) AS n FROM ${sql}`)
      .bind(...values)
      .first<{ n: number }>()
  )?.n;

/** Reads people as this person sees them in the panel. */
export const peopleSeenBy = (admin: Browser) => ({
  async found(id: string): Promise<UserRow | undefined> {
    const { rows } = (await (await admin.get(`${PATH}?id=${id}`)).json()) as { rows: UserRow[] };
    return rows[0];
  },
  async historyOf(id: string): Promise<ActivityEntry[]> {
    const path = `/api/panel/activity?noun=users&record=${id}`;
    return ((await (await admin.get(path)).json()) as { rows: ActivityEntry[] }).rows;
  },
});
