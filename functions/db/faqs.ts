import { asc, eq } from 'drizzle-orm';
import { type FaqInput, type FaqRecord, faqInput } from '../../src/shared/faq';
import type { Database } from './database';
import { ordered } from './panel/ordered';
import { hasCopy } from './panel/working-copies';
import { faqs } from './schema';

/** What a visitor sees of a question. */
const seen = { id: faqs.id, subject: faqs.subject, question: faqs.question, answer: faqs.answer };
const columns = { ...seen, order: faqs.order, active: faqs.active, version: faqs.version };

export function activeFaqs(db: Database) {
  return db.select(seen).from(faqs).where(eq(faqs.active, true)).orderBy(asc(faqs.order));
}

export const orderedFaqs = ordered<FaqInput, FaqRecord>({
  noun: 'faqs',
  table: faqs,
  input: faqInput,
  titled: faqs.question,
  clues: [faqs.answer],
  title: ({ question }) => question,
  all: (db) =>
    db
      .select({ ...columns, changed: hasCopy('faqs').as('changed') })
      .from(faqs)
      .orderBy(asc(faqs.order)),
  find: (db, id) => db.select(columns).from(faqs).where(eq(faqs.id, id)),
});
