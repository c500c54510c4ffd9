import { asc, eq } from 'drizzle-orm';
import type { Database } from './database';
import { faqs } from './schema';

/** Columns of a question that visitors see. */
export const faqColumns = { id: faqs.id, subject: faqs.subject, question: faqs.question, answer: faqs.answer };

export function activeFaqs(db: Database) {
  return db.select(faqColumns).from(faqs).where(eq(faqs.active, true)).orderBy(asc(faqs.position));
}
