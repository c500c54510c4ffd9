import type { Database } from '../db/database';
import { changedRows } from '../db/guard';
import { mailByAuthor, mailOfUserErased, mailRewritten } from '../db/outbox';
import { userDeleted } from '../db/users';
import { invitation } from './messages';

/** Returns the statements that remove a person's name from the invitations they sent. Their links stay valid. */
async function withoutAuthor(db: Database, authorId: string, origin: string) {
  const mails = await mailByAuthor(db, authorId);
  return mails.map(({ id, text, greeted, roles }) => {
    const [, token = ''] = /#([\w-]{43})/.exec(text) ?? [];
    const facts = { name: greeted ?? '', origin, token, roles: JSON.parse(roles), invitedBy: '' };
    const { html, text: nameless } = invitation(facts);
    return mailRewritten(db, id, { html, text: nameless });
  });
}

/**
 * Returns the statements that erase an account, all mail to it, and its name in mail to others. Run them in one batch: a
 * guard undoes it if the site would have no other administrator.
 */
export async function accountErased(db: Database, user: { id: string; email: string }, origin: string) {
  const nameless = await withoutAuthor(db, user.id, origin);
  return [userDeleted(db, user.id), changedRows(db), mailOfUserErased(db, user), ...nameless] as const;
}
