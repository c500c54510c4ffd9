import { SIGN_IN } from '../../src/shared/private-paths';

/**
 * What no search engine needs. A rule stands for every address that starts like it: `/conta` is spelled in three, or
 * `/contato` would be shut out with it.
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
