import type { ClaimedMail } from '../db/outbox';
import { type Bindings, isLocal } from '../env';

/** A way out of the outbox. `send` rejects with `MailError` when the mail was not taken. */
export type Transport = {
  send(mail: ClaimedMail, signal: AbortSignal): Promise<void>;
  /** Whether the row itself is where the mail is read: its address and bodies then stay. */
  keepsBodies: boolean;
};

export type MailEnv = Pick<Bindings, 'RESEND_API_KEY' | 'MAIL_FROM' | 'DEV_MAILBOX'>;

/** Why a mail was not taken, in words without address or token: they are stored and shown in the panel. */
export class MailError extends Error {
  override name = 'MailError';
}

const RESEND = 'https://api.resend.com/emails';

/** Whether this run keeps a mailbox of its own: it asked for one, and is reached on this machine. */
export function hasMailbox(env: MailEnv, url: string): boolean {
  return env.DEV_MAILBOX === '1' && isLocal(url);
}

/** Resend when it has a key, else the local mailbox; `null` leaves the mail waiting. */
export function transportOf(env: MailEnv, url: string, http: typeof fetch = fetch): Transport | null {
  if (env.RESEND_API_KEY) return resend(env.RESEND_API_KEY, env.MAIL_FROM ?? '', http);
  return hasMailbox(env, url) ? mailbox : null;
}

/** Nothing to do: the mail is the row. */
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
