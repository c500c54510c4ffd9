import { SIGN_IN } from '../../src/shared/private-paths';

/**
 * Addresses that crawlers must not visit. A rule matches every address with this prefix: `/conta` needs three rules,
 * because the plain prefix would also exclude `/contato`.
 */
const UNSEARCHED = [
  '/painel',
  ...SIGN_IN.split('|').map((word) => `/${word}`),
  ...['/conta$', '/conta/', '/conta?', '/api/', '/busca', '/dev'],
];

export function robots(origin: string): string {
  const rules = UNSEARCHED.map((path) => `Disallow: ${path}`).join('\n');
  return `User-agent: *\n${rules}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
