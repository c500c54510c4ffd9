import { describe, expect, test } from 'vitest';
import { handKey, productAddressOf, ROUND, redirectEdit, redirectInput, redirectKey } from '../../src/shared/redirect';

const UNFIT = 'Use só o caminho, que começa com “/”, como /produtos: sem domínio, espaços, “?” ou “#”.';
const NOT_MANY = 'Cada endereço antigo leva a um só: “*” não vale por vários. Crie um redirecionamento para cada.';
const NO_PAGE = 'Este endereço é reservado ao sistema. Escolha outro.';

/** Returns the problem reported for an old address. */
function problemOf(from: string): string | undefined {
  const { success, error } = redirectInput.safeParse({ from, to: '/produtos' });
  return success ? undefined : error.issues[0]?.message;
}

describe('a redirect', () => {
  test('stores both addresses in their canonical form', () => {
    expect(redirectInput.parse({ from: ' /Promo%C3%A7%C3%A3o/ ', to: '/Café//Gelado' })).toEqual({
      from: '/promo%C3%A7%C3%A3o',
      to: '/caf%C3%A9/gelado',
    });
    expect(redirectEdit.parse({ to: '/Blog/', version: 3 })).toEqual({ to: '/blog', version: 3 });
  });

  test.each([
    ['', 'Informe o endereço antigo.'],
    ['   ', 'Informe o endereço antigo.'],
    ['produtos', UNFIT],
    ['https://outro.example/x', UNFIT],
    ['//outro.example', UNFIT],
    ['/\\outro.example', UNFIT],
    ['/a b', UNFIT],
    ['/a?b=1', UNFIT],
    ['/a#b', UNFIT],
    ['/a\\b', UNFIT],
    ['/"a"', UNFIT],
    ['/<a>', UNFIT],
    ['/%C3', UNFIT],
    ['/antigo/*', NOT_MANY],
    ['/*', NOT_MANY],
    ['/api', NO_PAGE],
    ['/api/posts', NO_PAGE],
    ['/painel/', NO_PAGE],
    ['/previa/x', NO_PAGE],
    ['/media/a.webp', NO_PAGE],
    ['/sw.js', NO_PAGE],
    [`/${'a'.repeat(200)}`, 'O endereço passa de 200 caracteres.'],
  ])('refuses the old address %j', (from, problem) => {
    expect(problemOf(from)).toBe(problem);
  });

  test.each(['/apis', '/imagens', '/painel-novo', '/a.html', '/css', `/${'a'.repeat(199)}`])(
    'accepts the old address %s',
    (from) => {
      expect(problemOf(from)).toBeUndefined();
    },
  );

  test('must not lead to itself, however its address is spelled', () => {
    const { error } = redirectInput.safeParse({ from: '/promo', to: '/PROMO/' });
    expect(error?.issues).toEqual([expect.objectContaining({ path: ['to'], message: ROUND })]);
  });

  test('requires a target', () => {
    const { error } = redirectInput.safeParse({ from: '/promo', to: '' });
    expect(error?.issues[0]).toMatchObject({ path: ['to'], message: 'Informe para onde ele leva.' });
  });
});

describe('the key of a redirect', () => {
  test.each([
    ['soulshake-9', { category: 'soulshake', number: 9 }],
    ['soul-ice-2000000000', { category: 'soul-ice', number: 2000000000 }],
    ['soulshake-0', null],
    ['soulshake-09', null],
    ['soulshake', null],
    ['-9', null],
    ['Soulshake-9', null],
    ['soulshake-12345678901', null],
    [`${'a'.repeat(61)}-1`, null],
    ['soulshake-9x', null],
    ['x/soulshake-9', null],
  ])('%s names %j', (key, address) => {
    expect(productAddressOf(key)).toEqual(address);
    expect(redirectKey.safeParse(key).success).toBe(address !== null);
  });

  test('made by hand is twenty hexadecimal digits', () => {
    const key = '0123456789abcdef0123';
    for (const schema of [handKey, redirectKey]) {
      expect(schema.safeParse(key).success).toBe(true);
      for (const other of [key.slice(1), `${key}4`, key.toUpperCase()]) {
        expect(schema.safeParse(other).success).toBe(false);
      }
    }
  });
});

test('a key names a former address of a product, of a category, or any other', () => {
  for (const key of ['0123456789abcdef0123', 'category:soulshake'])
    expect(redirectKey.safeParse(key).success).toBe(true);
  for (const key of ['', '0123', 'category:', 'category:Soul', 'x:soulshake']) {
    expect(redirectKey.safeParse(key).success, key).toBe(false);
  }
});
