import type { Database } from '../db/database';
import { changedRows } from '../db/guard';
import { mailByAuthor, mailOfUserErased, mailRewritten } from '../db/outbox';
import { userDeleted } from '../db/users';
import { invitation } from './messages';

/** The statements that take a person's name out of the invitations they sent; the links in them stay good. */
async function withoutAuthor(db: Database, authorId: string, origin: string) {
  const mails = await mailByAuthor(db, authorId);
  return mails.map(({ id, text, greeted }) => {
    const [, token = ''] = /#([\w-]{43})/.exec(text) ?? [];
    const { html, text: nameless } = invitation({ name: greeted ?? '', origin, token, invitedBy: '' });
    return mailRewritten(db, id, { html, text: nameless });
  });
}

/**
 * For one batch, which is undone for the only person who can administer the site: an account goes, with all mail that was
 * written to it and its name in the mail of others.
 */
export async function accountErased(db: Database, user: { id: string; email: string }, origin: string) {
  const nameless = await withoutAuthor(db, user.id, origin);
  return [userDeleted(db, user.id), changedRows(db), mailOfUserErased(db, user), ...nameless] as const;
}
