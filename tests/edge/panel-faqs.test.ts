import { beforeEach, describe, expect, test } from 'vitest';
import { faqs } from '../../scripts/seed/faqs';
import { type FaqGroup, type FaqRecord, faqInput } from '../../src/shared/faq';
import type { Page } from '../../src/shared/page';
import { signedIn } from '../helpers/account';
import { env, request } from '../helpers/edge';

const PATH = '/api/panel/faqs';
const FIELDS = {
  subject: 'delivery',
  question: 'Vocês entregam?',
  answer: 'Depende da loja.',
  position: 99,
  active: true,
};

const editor = signedIn('editor');
beforeEach(async () => {
  await env.DB.prepare('DELETE FROM faqs').run();
});

async function create(fields: Partial<typeof FIELDS> = {}): Promise<FaqRecord> {
  const response = await editor.json('POST', PATH, { ...FIELDS, ...fields });
  expect(response.status).toBe(201);
  return ((await response.json()) as { record: FaqRecord }).record;
}
const listed = async () => ((await (await editor.get(PATH)).json()) as Page<FaqRecord>).rows;
const questions = async () => (await listed()).map(({ question }) => question);
const shown = async () => (await (await request('/api/faqs')).json()) as FaqGroup[];

describe('questions in the panel', () => {
  test('have an order of their own, and can be moved in it', async () => {
    for (const question of ['A', 'B', 'C']) await create({ question });
    const c = (await listed()).at(-1);
    expect((await editor.json('POST', `${PATH}/${c?.id}/moves`, { to: 0 })).status).toBe(200);
    expect(await questions()).toEqual(['C', 'A', 'B']);
    expect((await listed()).map(({ position }) => position)).toEqual([0, 1, 2]);
  });

  test('keep their position when edited, and an edit can be undone', async () => {
    await create({ question: 'Antes' });
    const { id, version, position: _position, ...fields } = await create({ question: 'Como pago?' });
    const saved = await editor.json('PUT', `${PATH}/${id}`, { ...fields, version, answer: 'Na loja.' });
    const { record, activityId } = (await saved.json()) as { record: FaqRecord; activityId: number };
    expect([saved.status, record.answer, record.position]).toEqual([200, 'Na loja.', 1]);
    expect((await editor.json('POST', `/api/panel/activity/${activityId}/undo`, {})).status).toBe(200);
    expect((await listed()).at(1)).toMatchObject({ question: 'Como pago?', answer: 'Depende da loja.' });
  });

  test('return to their position when a deletion is undone', async () => {
    for (const question of ['A', 'B', 'C']) await create({ question });
    const b = (await listed())[1];
    const gone = await editor.send(`${PATH}/${b?.id}?version=${b?.version}`, { method: 'DELETE' });
    expect(await questions()).toEqual(['A', 'C']);
    const { activityId } = (await gone.json()) as { activityId: number };
    await editor.json('POST', `/api/panel/activity/${activityId}/undo`, {});
    expect(await questions()).toEqual(['A', 'B', 'C']);
  });

  test('are found in the palette by their answer', async () => {
    const { id } = await create({ answer: 'Guarde na geladeira depois de aberto.' });
    const { results } = (await (await editor.get('/api/panel/search?q=geladeira')).json()) as { results: object[] };
    expect(results).toContainEqual(
      expect.objectContaining({ noun: 'faqs', id, path: `/painel/perguntas/${id}`, hint: 'Pergunta frequente' }),
    );
  });

  test.each([
    [{ subject: 'weather' }, 'subject', 'Escolha um dos assuntos.'],
    [{ question: ' ' }, 'question', 'Escreva a pergunta.'],
    [{ answer: 'x'.repeat(2001) }, 'answer', 'A resposta passa de 2.000 caracteres.'],
  ])('are refused with a Portuguese message: %j', async (fields, name, message) => {
    const response = await editor.json('POST', PATH, { ...FIELDS, ...fields });
    expect([response.status, await response.json()]).toEqual([
      422,
      expect.objectContaining({ fields: { [name]: message } }),
    ]);
  });
});

describe('questions on the site', () => {
  test('are grouped by subject, each in its order, without hidden ones', async () => {
    await create({ subject: 'payment', question: 'Como pago?' });
    await create({ question: 'Segunda' });
    await create({ question: 'Guardada', active: false });
    await create({ question: 'Primeira', position: 0 });
    expect((await shown()).map(({ anchor, questions }) => [anchor, questions.map((one) => one.question)])).toEqual([
      ['entrega', ['Primeira', 'Segunda']],
      ['pagamento', ['Como pago?']],
    ]);
  });

  test('are on the page and in its structured data, with markup escaped', async () => {
    await create({ question: 'E <b>assim</b>?', answer: 'Um.\n\nDois </script>.' });
    const html = await (await request('/perguntas-frequentes')).text();
    expect(html).toContain('E &lt;b&gt;assim&lt;/b&gt;?');
    expect(html).not.toContain('Dois </script>');
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
      .flatMap(([, json = '']) => JSON.parse(json) as { '@type': string; mainEntity?: object[] }[])
      .flat();
    expect(data.find((one) => one['@type'] === 'FAQPage')?.mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'E <b>assim</b>?',
        acceptedAnswer: { '@type': 'Answer', text: 'Um.\n\nDois </script>.' },
      },
    ]);
  });

  test('have their page in the sitemap', async () => {
    expect(await (await request('/sitemap.xml')).text()).toContain('/perguntas-frequentes</loc>');
  });
});

test('the seeded questions fit their contract, and cover every subject', () => {
  const rows = faqs.map((faq, position) => faqInput.parse({ ...faq, position }));
  expect(new Set(rows.map(({ subject }) => subject))).toEqual(new Set(faqInput.shape.subject.options));
});
