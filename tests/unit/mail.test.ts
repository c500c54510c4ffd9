import { describe, expect, test, vi } from 'vitest';
import { siteOrigin } from '../../functions/env';
import { greeting, printedName } from '../../functions/mail/greeting';
import {
  alreadyRegistered,
  backupTaken,
  confirmation,
  goodbye,
  invitation,
  notConfirmed,
  passwordChanged,
  passwordChosen,
  recovery,
  roleReceived,
} from '../../functions/mail/messages';
import { mailOrigin } from '../../functions/mail/origin';
import { hasMailbox, transportOf } from '../../functions/mail/transport';

const origin = 'https://soul.test';
const token = 'Zt9_-'.repeat(8).concat('abc');
const HOSTILE = '<img/src=x/onerror=alert(1)>"\'&';

const role = 'editor';
const roles = [role, 'c-level'] as const;

/** Greeting of every mail, except those to an unknown person. */
const HELLO = 'Olá, Ana!';
const messages = {
  confirmation: { of: confirmation, link: `${origin}/auth/confirmar#${token}` },
  alreadyRegistered: { of: alreadyRegistered, link: `${origin}/auth/login` },
  recovery: { of: recovery, link: `${origin}/reset-password#${token}` },
  backupTaken: { of: backupTaken, link: `${origin}/auth/recuperar-senha` },
  passwordChanged: { of: passwordChanged, link: `${origin}/auth/recuperar-senha` },
  notConfirmed: { of: notConfirmed, link: `${origin}/auth/cadastro`, hello: 'Olá!' },
  passwordChosen: { of: passwordChosen, link: `${origin}/auth/login` },
  invitation: { of: invitation, link: `${origin}/reset-password#${token}` },
  roleReceived: { of: roleReceived, link: `${origin}/auth/login?next=/painel` },
  goodbye: { of: goodbye, link: origin, hello: 'Olá!' },
};

describe.each(Object.entries(messages))('the letter of %s', (_, { of, link, ...rest }) => {
  const hello = 'hello' in rest ? rest.hello : HELLO;
  const device = 'Firefox no Windows';
  const letter = of({ name: 'Ana Souza', origin, token, device, invitedBy: 'Bia Lima', roles, role });

  test('has the same words in its text and HTML parts', () => {
    expect(letter.text.split('\n\n')[0]).toBe(hello);
    expect(letter.html).toContain(hello);
    for (const words of letter.text.split('\n\n').filter((part) => !part.includes('://'))) {
      expect(letter.html).toContain(words.trim());
    }
  });

  test('holds its link once in each part, and no other link', () => {
    expect(letter.text.match(/https?:\/\/\S+/g)).toEqual([link]);
    expect(letter.html.match(/https?:\/\/[^\s"<]+/g)).toEqual([link]);
  });

  test('says what to do if the reader did not ask for it', () => {
    expect(letter.text).toMatch(/Se (não foi você|você não esperava)/);
  });

  test('has neither names nor the token in its subject', () => {
    expect(letter.subject).not.toMatch(/Ana|Bia/);
    expect(letter.subject).not.toContain(token);
  });

  test('is marked as Portuguese, hides layout tables from screen readers, and loads nothing remote', () => {
    expect(letter.html).toContain('<html lang="pt-BR">');
    expect(letter.html).not.toMatch(/<(img|link|script|iframe)|url\(|@import|undefined|null|\[object/);
    // Layout tables, needed for Outlook, must not be announced as rows and columns.
    expect(letter.html.match(/<table(?! role="presentation")/g)).toBeNull();
    expect(letter.text).not.toMatch(/undefined|null|\[object/);
  });

  test('shows the brand without a picture, has styles for dark mode, and keeps inline styles', () => {
    expect(letter.html).toContain('>soul</p>');
    const words = [...letter.html.matchAll(/class="(\w+)"/g)].map(([, name]) => name);
    for (const name of new Set(words)) expect(letter.html).toMatch(new RegExp(`\\.${name}\\{[^}]+!important\\}`));
    // Some mail programs drop styles in the head, so inline styles must suffice.
    const inline = letter.html.replace(/<style>[\s\S]*<\/style>/, '');
    expect(inline.match(/<(?:p|h1|a)(?! [^>]*style=)[ >]/g)).toBeNull();
  });

  test('shows its preheader in a list of mails, and nothing of its body behind it', () => {
    const [, hidden = ''] = /<div style="display:none[^"]*">([\s\S]*?)<\/div>/.exec(letter.html) ?? [];
    const [preheader = ''] = hidden.split('&#847;');
    expect(preheader.length).toBeGreaterThan(15);
    expect(preheader.length).toBeLessThan(90);
    expect(hidden.slice(preheader.length).replaceAll('&#847;&zwnj;&nbsp;', '')).toBe('');
    expect(hidden.length).toBeGreaterThan(500);
    // Gmail clips mails longer than 102 kB.
    expect(letter.html.length).toBeLessThan(20_000);
  });

  test('escapes hostile names', () => {
    const hostile = of({ name: HOSTILE, origin, token, device, invitedBy: HOSTILE, roles, role });
    expect(hostile.html).not.toContain('<img');
    expect(hostile.html.match(/<\w+/g)).toEqual(letter.html.match(/<\w+/g));
    expect(hostile.text).toMatch(/^Olá!\n/);
  });
});

describe('names in letters', () => {
  test.each([
    ['Ana Souza', 'Olá, Ana!'],
    ['  João  ', 'Olá, João!'],
    ["D'Ávila Lima", "Olá, D'Ávila!"],
    ['Ana-Clara', 'Olá, Ana-Clara!'],
    ['', 'Olá!'],
    ['http://evil.test ganhe', 'Olá!'],
    ['evil.test', 'Olá!'],
    ['<b>Ana</b>', 'Olá!'],
    ['\u202eanA', 'Olá!'],
    ['a'.repeat(41), 'Olá!'],
  ])('%j is greeted as %j', (name, greeted) => {
    expect(greeting(name)).toBe(greeted);
  });

  test.each([
    ['Bia  Lima\nSilva', 'Bia Lima Silva'],
    ['Bia https://evil.test/x', 'Bia httpsevil. testx'],
    ['<b>Bia</b>', 'bBiab'],
    ['B'.repeat(99), 'B'.repeat(60)],
  ])('%j is printed as %j', (name, printed) => {
    expect(printedName(name)).toBe(printed);
  });
});

describe('the mail transport', () => {
  test.each(['http://localhost:8788/x', 'http://127.0.0.1:8788/', 'http://[::1]:8788/'])(
    'of %s is the development mailbox, if that is enabled',
    (url) => {
      expect(hasMailbox({ DEV_MAILBOX: '1' }, url)).toBe(true);
      expect(transportOf({ DEV_MAILBOX: '1' }, url)?.keepsBodies).toBe(true);
      expect(hasMailbox({}, url)).toBe(false);
      expect(hasMailbox({ DEV_MAILBOX: '0' }, url)).toBe(false);
    },
  );

  test.each(['https://soul.test/', 'http://localhost.evil.test/', 'http://192.168.0.2:8788/'])(
    'of %s is none',
    (url) => {
      expect(transportOf({ DEV_MAILBOX: '1' }, url)).toBeNull();
    },
  );

  test('is Resend wherever it has a key', () => {
    expect(transportOf({ DEV_MAILBOX: '1', RESEND_API_KEY: 'k' }, 'http://localhost/')?.keepsBodies).toBe(false);
  });
});

test('a forged Host header never reaches a mail', () => {
  const forged = new Request('https://evil.test/api/auth/recoveries');
  expect(siteOrigin({ SITE_ORIGIN: `${origin}/` }, forged)).toBe(origin);
});

test('a confirmation names the device of the sign-up', () => {
  const { text } = confirmation({ name: 'Ana', origin, token, device: 'Firefox no Windows' });
  expect(text).toContain('Cadastro feito em: Firefox no Windows.');
});

test('links state how long they are valid: a reset for one hour, the others for 24', () => {
  expect(recovery({ name: 'Ana', origin, token }).text).toContain('vale por uma hora');
  for (const letter of [
    confirmation({ name: 'Ana', origin, token, device: '' }),
    invitation({ name: 'Ana', origin, token, invitedBy: '', roles }),
  ]) {
    expect(letter.text).toContain('vale por 24 horas');
  }
});

test('an invitation asks to choose a password, and never mentions a reset', () => {
  const { text, subject } = invitation({ name: 'Ana', origin, token, invitedBy: 'Bia', roles });
  expect(text).toContain('escolha a sua senha');
  expect(text + subject).not.toMatch(/nova senha|redefin|alterada/i);
});

test('an invitation names the roles, and so does the mail to a person with an account, without a new password', () => {
  const { text } = invitation({ name: 'Ana', origin, token, roles, invitedBy: 'Bia' });
  expect(text).toContain('No painel, você tem os papéis Edição e Diretoria.');
  expect(invitation({ name: 'Ana', origin, token, roles: [], invitedBy: '' }).text).not.toContain('No painel, você');
  const told = roleReceived({ name: 'Ana', origin, role: 'editor' });
  expect(told.text).toContain('A sua conta agora tem o papel Edição,');
  expect(told.text).not.toMatch(/escolha a sua senha|24 horas/);
});

describe('the origin of links', () => {
  const asked = (host: string) => new Request(`${host}/api/auth/recoveries`);

  test('is the local host, or the configured origin', () => {
    expect(mailOrigin({ SITE_ORIGIN: '' }, asked('http://localhost:8788'))).toBe('http://localhost:8788');
    expect(mailOrigin({ SITE_ORIGIN: origin }, asked('https://evil.test'))).toBe(origin);
  });

  test('is no other host: building a mail throws and logs an error', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => mailOrigin({ SITE_ORIGIN: '' }, asked('https://soul.pages.dev'))).toThrow('ainda não foi configurado');
    expect(said.mock.calls.flat().join()).toContain('SITE_ORIGIN is missing');
    said.mockRestore();
  });
});
