import { DAY, HOUR, MINUTE, SECOND } from '../../src/shared/duration';
import { within } from '../../src/shared/within';
import { runNamed } from '../db/batch';
import { type Database, openDatabase } from '../db/database';
import { type ClaimedMail, dueMailClaimed, mailDelayed, mailGivenUp, mailSent, staleMailGivenUp } from '../db/outbox';
import type { Bindings } from '../env';
import { describeFailure } from '../http/errors';
import { noteFailure } from '../http/request-log';
import { type MailEnv, MailError, type Transport, transportOf } from './transport';

/** Delays before each retry, in ms. Their sum stays below `GIVE_UP_AFTER`. */
export const RETRY_DELAYS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR];
/** Age (ms) at which a mail is given up: no link is valid for longer. A link that expires earlier is noted in the row. */
export const GIVE_UP_AFTER = DAY;
/** Timeout of a request to the provider, in ms. */
const SEND_TIMEOUT = 10 * SECOND;
/** How long a claim of a mail holds if its worker dies, in ms. */
const LEASE = MINUTE;
/** Mails per round, because Resend accepts few requests a second. */
const AT_ONCE = 5;
/** Latest start of a round, in ms: the platform ends a worker 30 s after its answer. */
const LAST_ROUND_STARTS = 15 * SECOND;

/** Bounds of the random delay (ms) before delivery: the timing of a next request does not reveal whether mail was sent. */
const SOON = { least: 500, most: 3500 };

type Options = { http?: typeof fetch; timeout?: number; clock?: () => number };

/**
 * Delivers some time after the answer was sent; see {@link SOON}. Never throws: run it as
 * `c.executionCtx.waitUntil(deliverSoon(c.env, c.req.url))`.
 */
export async function deliverSoon(env: Pick<Bindings, 'DB' | 'MAIL_AT_ONCE'> & MailEnv, url: string) {
  const wait = SOON.least + Math.random() * (SOON.most - SOON.least);
  if (env.MAIL_AT_ONCE !== '1') await new Promise((resolve) => setTimeout(resolve, wait));
  await deliverDue(env, url);
}

/**
 * Sends all due mail, each mail once even if several workers run this concurrently. Never throws.
 */
export async function deliverDue(env: Pick<Bindings, 'DB'> & MailEnv, url: string, options: Options = {}) {
  const { http, timeout = SEND_TIMEOUT, clock = Date.now } = options;
  try {
    const db = openDatabase(env.DB);
    const transport = transportOf(env, url, http);
    const started = clock();
    while (clock() - started < LAST_ROUND_STARTS) {
      const now = clock();
      const { mails } = await runNamed(db, {
        givenUp: staleMailGivenUp(db, iso(now - GIVE_UP_AFTER), iso(now)),
        mails: dueMailClaimed(db, iso(now), iso(now + LEASE), transport ? AT_ONCE : 0),
      });
      if (!transport || mails.length === 0) return;
      const outcomes = await Promise.allSettled(mails.map((mail) => deliver(db, transport, mail, timeout, clock)));
      for (const outcome of outcomes) if (outcome.status === 'rejected') report(outcome.reason);
    }
  } catch (error) {
    report(error);
  }
}

/** Logs a database failure. Mail not recorded as sent goes out again, with the same idempotency key for the provider. */
function report(error: unknown) {
  noteFailure(`Mail stays in the outbox: ${describeFailure(error)}`);
}

async function deliver(db: Database, transport: Transport, mail: ClaimedMail, timeout: number, clock: () => number) {
  const reason = await reasonOf(transport, mail, timeout);
  if (reason === null) return mailSent(db, mail.id, iso(clock()), transport.keepsBodies);
  console.error(`Mail ${mail.id} was not taken, attempt ${mail.attempts}: ${reason}`);
  const delay = RETRY_DELAYS[mail.attempts - 1];
  if (delay === undefined) return mailGivenUp(db, mail.id, reason, iso(clock()));
  return mailDelayed(db, mail.id, reason, iso(clock() + delay));
}

/** Sends a mail. Returns why it was not accepted, or `null`. Other errors are not quoted: they may contain an address. */
async function reasonOf(transport: Transport, mail: ClaimedMail, timeout: number): Promise<string | null> {
  const cut = new AbortController();
  try {
    await within(timeout, transport.send(mail, cut.signal), () => {
      cut.abort();
      throw new MailError('the provider did not answer in time');
    });
    return null;
  } catch (error) {
    return error instanceof MailError ? error.message : 'the provider could not be reached';
  }
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
