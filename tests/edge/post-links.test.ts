import { expect, test } from 'vitest';
import { signedIn } from '../helpers/account';

const editor = signedIn('editor');

const ask = (address: string) => editor.get(`/api/panel/posts/links?address=${encodeURIComponent(address)}`);

test.each([
  ['a page', '/sobre', false],
  ['a page with parameters and an anchor', '/onde-estamos?local=3#mapa', false],
  ['a page in another spelling', '/Sobre/', false],
  ['no page', '/pagina-que-nao-existe', true],
  ['a product that is none', '/produtos/soulcoffee/1javascript:alert(1)', true],
  ['a post that is none', '/blog/999999', true],
  ['half an escape', '/a%c3', true],
  ['a picture of the site', '/images/nada.webp', false],
  ['a picture of Mídia', '/media/nada.webp', false],
  ['an anchor', '#nada', false],
  ['another site', 'https://example.com/nada', false],
  ['a mailbox', 'mailto:nada@example.com', false],
])('the check of a link distinguishes dead links from others: %s', async (_, address, isDead) => {
  const answer = await ask(address);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ isDead });
});

test('the check of a link refuses an invalid address', async () => {
  expect((await ask('//example.com')).status).toBe(422);
});
