import { type FaqInput, type FaqRecord, faqInput } from '../faq';
import { fieldLabels } from '../field-labels';
import { z } from '../zod';
import { problemsOf } from './problems';
import type { Typed } from './typed';

const faqValues = z.strictObject({
  subject: faqInput.shape.subject,
  question: z.string(),
  answer: z.string(),
  position: z.number(),
  active: z.boolean(),
});
type FaqValues = z.infer<typeof faqValues>;

export const faqLabels: Record<keyof FaqInput, string> = fieldLabels.faqs;

/** Returns the values of a new question, which comes last. */
export function newFaq(position: number): FaqValues {
  return { subject: 'order', question: '', answer: '', position, active: true };
}

export const typedFaq: Typed<FaqValues, FaqInput, FaqRecord> = {
  contract: faqValues,
  labels: faqLabels,
  toValues: ({ id: _id, version: _version, ...faq }) => faq,
  toInput: (values) => values,
  check: (values) => problemsOf(faqInput, values),
  isLive: ({ active }) => active,
};
