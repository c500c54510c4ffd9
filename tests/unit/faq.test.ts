import { expect, test } from 'vitest';
import { bySubject, type Faq } from '../../src/shared/faq';

const faq = (id: number, subject: Faq['subject']): Faq => ({ id, subject, question: `Q${id}?`, answer: `A${id}.` });

test('questions are grouped by subject, in the order of the page and then their own, without empty subjects', () => {
  expect(bySubject([faq(1, 'gluten'), faq(2, 'order'), faq(3, 'gluten')])).toEqual([
    { anchor: 'pedidos', title: 'Pedidos', questions: [{ id: 2, question: 'Q2?', answer: 'A2.' }] },
    {
      anchor: 'gluten',
      title: 'Glúten',
      questions: [
        { id: 1, question: 'Q1?', answer: 'A1.' },
        { id: 3, question: 'Q3?', answer: 'A3.' },
      ],
    },
  ]);
  expect(bySubject([])).toEqual([]);
});
