import { asc, eq } from 'drizzle-orm';
import { type FaqInput, type FaqRecord, faqInput } from '../../../src/shared/faq';
import { faqColumns } from '../faqs';
import { faqs } from '../schema';
import { ordered } from './ordered';
import { hasCopy } from './working-copies';

const columns = { ...faqColumns, position: faqs.position, active: faqs.active, version: faqs.version };

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
      .orderBy(asc(faqs.position)),
  find: (db, id) => db.select(columns).from(faqs).where(eq(faqs.id, id)),
});
