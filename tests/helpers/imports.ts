import { beforeAll, beforeEach } from 'vitest';
import type { ImportPlan } from '../../src/shared/import';
import { signIn } from './account';
import { counted, env } from './edge';

export const PATH = '/api/panel/imports';
type Answer = ImportPlan & { groupId: string; status: number; error?: string; code?: string };

export type Undone = { noun: string; groupId: string; total: number; left: string[] };

export const outcomes = ({ rows }: ImportPlan) => rows.map(({ outcome }) => outcome);
export const count = async (table: string) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n ?? 0;

/** Exports and imports files as an administrator. */
export function withFiles() {
  let admin: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    admin = await signIn('admin');
  });
  beforeEach(async () => {
    await env.DB.prepare('DELETE FROM limits').run();
  });

  async function send(
    noun: string,
    format: string,
    text: string,
    query = '?dry=1',
    digest?: string,
    ignored?: string[],
  ): Promise<Answer> {
    const response = await admin.json('POST', `${PATH}/${noun}${query}`, { format, text, digest, ignored });
    return { ...((await response.json()) as Answer), status: response.status };
  }
  const dry = (noun: string, format: string, text: string, ignored?: string[]) =>
    send(noun, format, text, undefined, undefined, ignored);
  return {
    send,
    dry,
    async run(noun: string, format: string, text: string) {
      const { digest } = await dry(noun, format, text);
      return send(noun, format, text, '', digest);
    },
    exported: async (file: string) => (await admin.get(`/api/panel/exports/${file}`)).text(),
    get: (path: string) => admin.get(path),
    post: (path: string) => admin.json('POST', path),
    put: (path: string, body: object) => admin.json('PUT', path, body),
    user: () => admin.user,
    /** Sends a request and counts its use of the database. */
    async counted(path: string, body?: object, database = env.DB) {
      const { db, usage } = counted(database);
      const response = await admin.json('POST', path, body, { DB: db });
      return { status: response.status, body: (await response.json()) as Answer, usage };
    },
  };
}
