import { within } from '../../src/shared/within';
import { runNamed } from '../db/batch';
import { type Database, openDatabase } from '../db/database';
import { type ClaimedMail, dueMailClaimed, mailDelayed, mailGivenUp, mailSent, staleMailGivenUp } from '../db/outbox';
import type { Bindings } from '../env';
import { describeFailure } from '../http/errors';
import { noteFailure } from '../http/request-log';
import { type MailEnv, MailError, type Transport, transportOf } from './transport';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Waits before each further attempt. Together they stay below `GIVE_UP_AFTER`. */
export const RETRY_DELAYS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR];
/** No link in a mail lives longer; one that ends before says so in its row. */
export const GIVE_UP_AFTER = 24 * HOUR;
/** A provider that has not answered by then is cut off. */
const SEND_TIMEOUT = 10 * SECOND;
/** How long a claim holds when its worker dies. */
const LEASE = MINUTE;
/** Resend takes few requests a second. */
const AT_ONCE = 5;
/** The platform ends a worker 30 s after its answer: the last round must fit in. */
const LAST_ROUND_STARTS = 15 * SECOND;

/** Mail leaves after a random wait (ms) between these two: the request behind one that mailed is no slower for it. */
const SOON = { least: 500, most: 3500 };

type Options = { http?: typeof fetch; timeout?: number; clock?: () => number };

/**
 * Delivers once the answer is long gone; see {@link SOON}. Never throws: run it as
 * `c.executionCtx.waitUntil(deliverSoon(c.env, c.req.url))`.
 */
export async function deliverSoon(env: Pick<Bindings, 'DB' | 'MAIL_AT_ONCE'> & MailEnv, url: string) {
  const wait = SOON.least + Math.random() * (SOON.most - SOON.least);
  if (env.MAIL_AT_ONCE !== '1') await new Promise((resolve) => setTimeout(resolve, wait));
  await deliverDue(env, url);
}

/**
 * Sends what is due, each mail once however many workers do this at a time. Never throws.
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

/** The database failed. What it could not note as sent goes out again under the same key, which the provider knows. */
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

/** Why the mail was not taken, or `null` when it was. Errors that are not ours may carry an address: they go unquoted. */
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
