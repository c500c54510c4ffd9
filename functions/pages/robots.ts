/**
 * What no search engine needs. A rule stands for every address that starts like it: `/conta` is spelled in three, or
 * `/contato` would be shut out with it.
 */
const PRIVATE = ['/painel', '/auth', '/reset-password', '/conta$', '/conta/', '/conta?', '/api/', '/busca', '/dev'];

export function robots(origin: string): string {
  const rules = PRIVATE.map((path) => `Disallow: ${path}`).join('\n');
  return `User-agent: *\n${rules}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
