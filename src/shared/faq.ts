import { readableText } from './readable-text';
import { z } from './zod';

/** Subjects of questions, in the order of the page. */
export const SUBJECTS = ['order', 'delivery', 'payment', 'storage', 'lactose', 'gluten', 'licensing'] as const;
export type Subject = (typeof SUBJECTS)[number];

export const subjectLabels: Record<Subject, string> = {
  order: 'Pedidos',
  delivery: 'Entrega e retirada',
  payment: 'Pagamento',
  storage: 'Conservação',
  lactose: 'Lactose',
  gluten: 'Glúten',
  licensing: 'Licenciamento',
};

/** Anchors of the subjects in addresses. */
const ANCHORS: Record<Subject, string> = {
  order: 'pedidos',
  delivery: 'entrega',
  payment: 'pagamento',
  storage: 'conservacao',
  lactose: 'lactose',
  gluten: 'gluten',
  licensing: 'licenciamento',
};

export const faqInput = z.strictObject({
  subject: z.enum(SUBJECTS, 'Escolha um dos assuntos.'),
  question: readableText().min(1, 'Escreva a pergunta.').max(160, 'A pergunta passa de 160 caracteres.'),
  /** Plain text; an empty line separates paragraphs. */
  answer: readableText().min(1, 'Escreva a resposta.').max(2000, 'A resposta passa de 2.000 caracteres.'),
  position: z.int('Use um número inteiro na ordem.').min(0, 'A ordem começa em 0.'),
  active: z.boolean(),
});
export type FaqInput = z.infer<typeof faqInput>;

/** An active question as its page shows it. */
export type Faq = Pick<FaqInput, 'subject' | 'question' | 'answer'> & { id: number };

/** Fields that a search result shows. */
export type FaqFound = Pick<Faq, 'id' | 'question' | 'answer'>;

/** Any question as the panel edits it. */
export type FaqRecord = FaqInput & { id: number; version: number };

/** The questions of one subject, in their order. */
export type FaqGroup = { anchor: string; title: string; questions: Omit<Faq, 'subject'>[] };

/** Groups questions by subject. Leaves out subjects without questions. */
export function bySubject(faqs: Faq[]): FaqGroup[] {
  return SUBJECTS.flatMap((subject) => {
    const questions = faqs.filter((faq) => faq.subject === subject).map(({ subject: _subject, ...faq }) => faq);
    return questions.length > 0 ? [{ anchor: ANCHORS[subject], title: subjectLabels[subject], questions }] : [];
  });
}
