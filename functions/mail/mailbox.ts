import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { openDatabase } from '../db/database';
import { storedMailById, storedMails } from '../db/outbox';
import type { AppEnv } from '../env';
import { plainPage } from '../http/plain-page';
import { listPage, mailPage } from './mailbox-pages';
import { hasMailbox } from './transport';

/** Allows inline styles and the site's own images. The frame with the mail inherits this policy. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const mailbox = new Hono<AppEnv>()
  .basePath('/dev')
  .use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', POLICY);
    c.header('Referrer-Policy', 'no-referrer');
  })
  .notFound((c) => c.html(plainPage('E-mail não encontrado', 'Esta caixa de correio não tem este e-mail.'), 404))
  .get('/mail', async (c) => c.html(listPage(await storedMails(openDatabase(c.env.DB), addressee(c)))))
  .get('/mail.json', async (c) => c.json(await storedMails(openDatabase(c.env.DB), addressee(c))))
  .get('/mail/:id', async (c) => {
    const [mail] = await storedMailById(openDatabase(c.env.DB), c.req.param('id'));
    return mail ? c.html(mailPage(mail)) : c.notFound();
  });

function addressee(c: Context): string | undefined {
  return c.req.query('to')?.trim().toLowerCase() || undefined;
}

/** Serves the mailbox of a local run. Elsewhere its addresses do not exist. */
export const localMailbox: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!hasMailbox(c.env, c.req.url)) return next();
  return mailbox.fetch(c.req.raw, c.env);
};
