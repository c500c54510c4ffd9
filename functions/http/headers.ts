import { createHash } from 'node:crypto';
import { build } from 'virtual:build';
import type { MiddlewareHandler } from 'hono';
import { PRIVATE, under } from '../../src/shared/private-paths';
import { remembered } from '../../src/shared/remembered';
import type { AppEnv, Bindings } from '../env';
import { setHeaders } from './set-headers';

/** Source of Turnstile's widget, on deployments that use it. */
const CHALLENGES = 'https://challenges.cloudflare.com';

/** Maps, and videos of articles. Allowed on every page: client-side navigation keeps the policy of the first page. */
const FRAMES = [
  'https://www.google.com/maps',
  'https://www.google.com/maps/',
  'https://maps.google.com/maps',
  'https://www.youtube-nocookie.com/embed/',
];

/** Returns the policy of a document. Of inline code it allows only the boot script and the styles with these hashes. */
function contentSecurityPolicy(env: Bindings, styles: string): string {
  const challenges = env.TURNSTILE_SITE_KEY ? ` ${CHALLENGES}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${build.bootHash}${challenges}`,
    `style-src 'self' ${styles}`.trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${FRAMES.join(' ')}${challenges}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Internal header of a rendered page and its copies: the hashes of its inline styles, as CSP sources. Visitors never get it.
 * `securityHeaders` replaces it by the policy when the page is sent, according to the deployment's current configuration.
 */
export const INLINE_STYLES = 'X-Inline-Styles';

export function hashSources(styles: string[]): string {
  return styles.map(hashSource).join(' ');
}

/** Memoized, because hashes repeat: a page's own sheets never change, and similar pages inline the same shared rules. */
const hashSource = remembered((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`, 50);

const HEADERS: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=(), publickey-credentials-create=(self), publickey-credentials-get=(self)',
};

const PRIVATE_PAGE = under(PRIVATE);
const PRIVATE_HEADERS: Record<string, string> = {
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
};

/** Sets security headers on every answer of the Function; `public/_headers` does the same for static files. */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { headers } = c.res;
  const styles = headers.get(INLINE_STYLES) ?? '';
  const wanted: Record<string, string> = {
    ...HEADERS,
    // Vite's development server injects styles and scripts of its own.
    ...(!build.dev && { 'Content-Security-Policy': contentSecurityPolicy(c.env, styles) }),
  };
  const missing = Object.entries(wanted).filter(([name]) => !headers.has(name));
  const own = PRIVATE_PAGE.test(c.req.path) ? PRIVATE_HEADERS : {};
  setHeaders(c, { ...Object.fromEntries(missing), ...own });
  if (styles) c.res.headers.delete(INLINE_STYLES);
};
