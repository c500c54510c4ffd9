import type { Database } from '../db/database';
import { mailByAuthor, mailRewritten } from '../db/outbox';
import { invitation } from './messages';

/** The statements that take a person's name out of the invitations they sent; the links in them stay good. */
export async function withoutAuthor(db: Database, authorId: string, origin: string) {
  const mails = await mailByAuthor(db, authorId);
  return mails.map(({ id, text, greeted }) => {
    const [, token = ''] = /#([\w-]{43})/.exec(text) ?? [];
    const { html, text: nameless } = invitation({ name: greeted ?? '', origin, token, invitedBy: '' });
    return mailRewritten(db, id, { html, text: nameless });
  });
}
