import { expect, test } from 'vitest';
import { api } from '#edge';
import { signIn } from '../helpers/account';
import { env } from '../helpers/edge';

const WRITES = [...new Set(api.routes.map(({ method, path }) => `${method} ${path}`))].filter((route) =>
  /^(?:POST|PUT|PATCH|DELETE) \/api\/panel\//.test(route),
);

/** Uploads count by the day, and a beat of an open form limits its own rows. */
const OTHERS = [
  'POST /api/panel/media',
  'PUT /api/panel/media/:id/files/:file',
  'POST /api/panel/media/:id/commit',
  'PUT /api/panel/presence/:noun/:id',
  'DELETE /api/panel/presence/:noun/:id',
];

test('every write of the panel is refused beyond the limit, unless it has one of its own', async () => {
  const admin = await signIn('admin');
  const send = async (route: string) => {
    const [method = '', path = ''] = route.split(' ');
    const body = method === 'DELETE' ? undefined : {};
    return (await admin.json(method, path.replace(/:\w+/g, '999999999'), body)).status;
  };
  // The first of each kind begins its count.
  expect(await send('DELETE /api/panel/slides/:id')).toBe(422);
  expect(await send('DELETE /api/panel/slides/:id/working-copy')).toBe(422);
  await env.DB.prepare('UPDATE limits SET count = 1000').run();
  const answers = new Map<string, number>();
  for (const route of WRITES) answers.set(route, await send(route));
  expect(answers.size).toBeGreaterThan(60);
  expect(WRITES.filter((route) => answers.get(route) !== 429)).toEqual(OTHERS);
});
