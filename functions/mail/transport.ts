import type { ClaimedMail } from '../db/outbox';
import { type Bindings, isLocal } from '../env';

/** A way to deliver mail. `send` rejects with `MailError` if the mail was not accepted. */
export type Transport = {
  send(mail: ClaimedMail, signal: AbortSignal): Promise<void>;
  /** Whether the mail is read from its row, which then keeps address and bodies. */
  keepsBodies: boolean;
};

export type MailEnv = Pick<Bindings, 'RESEND_API_KEY' | 'MAIL_FROM' | 'DEV_MAILBOX'>;

/** Reason why a mail was not accepted. It is stored and shown in the panel, so it must not contain address or token. */
export class MailError extends Error {
  override name = 'MailError';
}

const RESEND = 'https://api.resend.com/emails';

/** Returns whether this run has a local mailbox: it must be configured, and the request must be local. */
export function hasMailbox(env: MailEnv, url: string): boolean {
  return env.DEV_MAILBOX === '1' && isLocal(url);
}

/** Returns Resend if its key is set, else the local mailbox, else `null`: then mail stays in the outbox. */
export function transportOf(env: MailEnv, url: string, http: typeof fetch = fetch): Transport | null {
  if (env.RESEND_API_KEY) return resend(env.RESEND_API_KEY, env.MAIL_FROM ?? '', http);
  return hasMailbox(env, url) ? mailbox : null;
}

/** Sends nothing, because the local mailbox shows the rows themselves. */
const mailbox: Transport = { keepsBodies: true, send: async () => {} };

function resend(key: string, from: string, http: typeof fetch): Transport {
  return {
    keepsBodies: false,
    async send({ id, to, subject, html, text }, signal) {
      if (!from) throw new MailError('MAIL_FROM is missing');
      const response = await http(RESEND, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', 'Idempotency-Key': id },
        body: JSON.stringify({ from, to: [to], subject, html, text }),
        signal,
      });
      await response.body?.cancel();
      if (!response.ok) throw new MailError(`Resend answered ${response.status}`);
    },
  };
}
