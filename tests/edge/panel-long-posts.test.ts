import { expect, test } from 'vitest';
import { POST_BODY_MAX_BYTES, type PostRecord } from '../../src/shared/post';
import { signIn } from '../helpers/account';
import { page } from '../helpers/edge';

type Saved = { record: PostRecord; activityId: number };

/** Returns a body of maximum size, which is twice as large in JSON. */
const heaviest = (letter: string) => {
  const ends = `<p>${letter}</p>`;
  return ends.replace(letter, letter + '\\'.repeat(POST_BODY_MAX_BYTES - ends.length));
};

test('a body of the maximum size is saved, shown, replaced by another of that size, and restored by undo', async () => {
  const admin = await signIn('admin');
  const publishedAt = '2020-01-01T12:00:00.000Z';
  const post = { title: 'A mais longa', publishedAt, content: heaviest('a') };
  const created = await admin.json('POST', '/api/panel/posts', post);
  expect(created.status, await created.clone().text()).toBe(201);
  const { record }: Saved = await created.json();
  expect((await page(`/blog/${record.id}`)).html).toContain('a\\\\\\');

  const changed = await admin.json('PUT', `/api/panel/posts/${record.id}`, {
    ...post,
    content: heaviest('b'),
    version: record.version,
  });
  expect(changed.status).toBe(200);
  const { activityId }: Saved = await changed.json();
  expect((await admin.json('POST', `/api/panel/activity/${activityId}/undo`)).status).toBe(200);
  const now: PostRecord = await (await admin.get(`/api/panel/posts/${record.id}`)).json();
  expect(now.content).toBe(post.content);
});
