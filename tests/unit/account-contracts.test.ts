import { describe, expect, test } from 'vitest';
import { passkeyInput, passkeyNameInput, passkeySignIn, recoverySignIn } from '../../src/shared/passkey';
import { normalizePassword, passwordProblem } from '../../src/shared/password';
import { POLICY_VERSION } from '../../src/shared/policy';
import { invitationInput, resetInput, signInInput, signUpInput } from '../../src/shared/user';

/** Returns the first message about an input, or `null` if it is valid. */
const problem = (
  contract: { safeParse: (input: unknown) => { error?: { issues: { message: string }[] } } },
  input: unknown,
) => contract.safeParse(input).error?.issues[0]?.message ?? null;

describe('a new password', () => {
  test('has 6 to 128 characters, counted after normalization, and equals its confirmation', () => {
    const alone = (password: string) => passwordProblem(password, password);
    expect(passwordProblem('azul-marinho', 'azul-marinha')).toBe('As senhas não conferem');
    expect([alone('a'.repeat(5)), alone('a'.repeat(6))]).toEqual(['A senha deve ter pelo menos 6 caracteres', null]);
    expect([alone('a'.repeat(128)), alone('a'.repeat(129))]).toEqual([null, 'A senha passa de 128 caracteres.']);
    expect(alone('🌊'.repeat(5))).toBe('A senha deve ter pelo menos 6 caracteres');
    expect(alone('🌊'.repeat(128))).toBeNull();
    expect(alone('e\u0301'.repeat(5))).toBe('A senha deve ter pelo menos 6 caracteres');
    expect(normalizePassword('ﬁe\u0301')).toBe('fié');
  });

  test('is held to the same by the server', () => {
    const token = 'A'.repeat(43);
    const reset = (password: string) => problem(resetInput, { token, password });
    expect([reset('a'.repeat(5)), reset('a'.repeat(6))]).toEqual(['A senha deve ter pelo menos 6 caracteres', null]);
    expect([reset('a'.repeat(128)), reset('a'.repeat(129))]).toEqual([null, 'A senha passa de 128 caracteres.']);
    expect([reset('🌊'.repeat(5)), reset('🌊'.repeat(128))]).toEqual([
      'A senha deve ter pelo menos 6 caracteres',
      null,
    ]);
    expect(resetInput.parse({ token, password: 'ﬁe\u0301aaaa' }).password).toBe('fiéaaaa');
    for (const odd of ['A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}+`]) {
      expect(problem(resetInput, { token: odd, password: 'azul-marinho' })).toBe('Este link não está completo.');
    }
  });
});

describe('the contracts of accounts', () => {
  const ana = {
    name: 'Ana',
    email: 'ana@example.com',
    password: 'azul-marinho',
    acceptedPolicy: POLICY_VERSION,
    adult: true,
  };

  test('take a sign-up with its consents, and nothing else', () => {
    expect(signUpInput.parse({ ...ana, name: ' Ana ', email: ' Ana@Example.com ' })).toEqual(ana);
    for (const name of [' ', '\u200b', '\u0000']) {
      expect(problem(signUpInput, { ...ana, name })).toBe('Informe seu nome.');
    }
    expect(signUpInput.parse({ ...ana, name: '\u202eAna' }).name).toBe('Ana');
    expect(problem(signUpInput, { ...ana, name: 'a'.repeat(120) })).toBeNull();
    expect(problem(signUpInput, { ...ana, name: 'a'.repeat(121) })).toBe('O nome passa de 120 caracteres.');
    expect(problem(signUpInput, { ...ana, acceptedPolicy: '2001' })).toMatch(/^Aceite os Termos/);
    expect(problem(signUpInput, { ...ana, adult: false })).toBe('É preciso ter 18 anos ou mais.');
    expect(signUpInput.safeParse({ ...ana, role: 'admin' }).success).toBe(false);
  });

  test('take an address that mail can reach', () => {
    expect(problem(signInInput, { email: 'ana', password: 'x' })).toBe('Informe um e-mail válido.');
    const long = `${'a'.repeat(60)}@${'b.'.repeat(100)}com`;
    expect(problem(signInInput, { email: long, password: 'x' })).toBe('O e-mail passa de 254 caracteres.');
  });

  test('take an existing password of any rule', () => {
    const known = (password: string) => problem(signInInput, { email: ana.email, password });
    expect([known(''), known('x'), known('a'.repeat(512))]).toEqual(['Informe a senha.', null, null]);
    expect(known('a'.repeat(513))).toBe('A senha passa de 128 caracteres.');
    expect(signInInput.parse({ email: ana.email, password: 'e\u0301' }).password).toBe('é');
  });

  test('take an invitation to a role', () => {
    const { name, email } = ana;
    expect(problem(invitationInput, { name, email, role: 'editor' })).toBeNull();
    expect(problem(invitationInput, { name, email, role: 'owner' })).toBe('Escolha um papel.');
  });
});

describe('the contracts of passkeys', () => {
  const created = { id: 'aA-_9', clientDataJSON: 'abc', attestationObject: 'abc', transports: ['usb', 'brain', 'nfc'] };

  test('leave out connections of newer browsers', () => {
    const { transports } = passkeyInput.parse({ name: ' Notebook ', created }).created;
    expect(transports).toEqual(['usb', 'nfc']);
    expect(
      passkeyInput.safeParse({ name: 'x', created: { ...created, transports: Array(17).fill('usb') } }).success,
    ).toBe(false);
  });

  test('take names of 1 to 60 characters, and base64url', () => {
    expect(problem(passkeyNameInput, { name: ' ' })).toMatch(/^Dê um nome/);
    expect(problem(passkeyNameInput, { name: 'a'.repeat(60) })).toBeNull();
    expect(problem(passkeyNameInput, { name: 'a'.repeat(61) })).toBe('O nome passa de 60 caracteres.');
    const signed = { id: 'a', clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' };
    expect(problem(passkeySignIn, { signed })).toBeNull();
    for (const odd of ['', 'a+b', 'a b', 'a'.repeat(2049)]) {
      expect(passkeySignIn.safeParse({ signed: { ...signed, signature: odd } }).success, odd).toBe(false);
    }
  });

  test('take a recovery code in any spelling', () => {
    expect(recoverySignIn.parse({ code: ' ABCD-efgh ijkm-2345 ' })).toEqual({ code: 'abcdefghijkm2345' });
    expect(problem(recoverySignIn, { code: 'abcd-efgh-ijkm-234' })).toMatch(/16 letras/);
    expect(problem(recoverySignIn, { code: '-'.repeat(65) })).toBe('Este código não confere.');
  });
});
