import { expect, test } from 'vitest';
import { signedIn } from '../helpers/account';
import { counted, env } from '../helpers/edge';

const PATH = '/api/panel/posts/authors';

const editor = signedIn('editor');

test('authors are listed once each, by name, as in their newest post', async () => {
  const seeded = (await (await editor.get(PATH)).json()) as { author: string }[];
  expect(seeded.map(({ author }) => author)).toEqual(['Bianca Loureiro', 'Caio Vilanova', 'Lívia Sarmento']);

  await env.DB.prepare('DELETE FROM posts').run();
  const post = env.DB.prepare('INSERT INTO posts (title, author, author_image, author_bio) VALUES (?, ?, ?, ?)');
  await env.DB.batch([
    post.bind('Um', 'Rui', '/images/velha.webp', 'Antes.'),
    post.bind('Dois', 'Ana', null, null),
    post.bind('Três', 'Rui', '/images/nova.webp', 'Agora.'),
    post.bind('Quatro', null, null, null),
    post.bind('Cinco', '', null, 'De ninguém.'),
  ]);
  expect(await (await editor.get(PATH)).json()).toEqual([
    { author: 'Ana', authorImage: null, authorBio: null },
    { author: 'Rui', authorImage: '/images/nova.webp', authorBio: 'Agora.' },
  ]);
});

test('listing authors reads as many rows, however many posts there are', async () => {
  const rowsRead = async () => {
    const { db, usage } = counted(env.DB);
    expect((await editor.get(PATH, { DB: db })).status).toBe(200);
    return usage.rowsRead;
  };
  const few = await rowsRead();
  await env.DB.prepare(
    `WITH RECURSIVE numbers (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM numbers WHERE value < 500)
     INSERT INTO posts (title, author) SELECT 'Mais uma', iif(value % 2, 'Ana', 'Rui') FROM numbers`,
  ).run();
  expect(await rowsRead()).toBe(few);
});
