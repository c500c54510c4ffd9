import { administrator, answerOf } from '../drill/client.ts';
import { inTurns, type Section, spreadText } from './section.ts';

const ROWS = 10_000;
const CALLS = 10;

/** Text of row i: one in a thousand has a rare word. */
const WORDS = "'Linha de teste ' || i || iif(i % 1000 = 7, ' raríssimo', '')";
const SEARCH = "'linha de teste ' || i || iif(i % 1000 = 7, ' rarissimo', '')";
const NUMBERS = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS})`;

const FILL = [
  `INSERT INTO products (category, number, name, price_cents, active, search_text)
    ${NUMBERS} SELECT 'toppins', 100000 + i, ${WORDS}, 100 + i, 0, ${SEARCH} FROM n`,
  `INSERT INTO posts (title, content, search_text) ${NUMBERS} SELECT ${WORDS}, '<p>texto</p>', ${SEARCH} FROM n`,
  `INSERT INTO locations (name, address, city, uf, active, search_text)
    ${NUMBERS} SELECT ${WORDS}, 'Rua ' || i, 'Vitória', 'ES', 0, ${SEARCH} FROM n`,
];
const NOUNS = ['products', 'posts', 'locations'];

const QUERIES = {
  list: '',
  'a common word': '?search=teste',
  'a rare word': '?search=RARISSIMO',
  'nothing found': '?search=inexistente',
};

export const panelLists: Section = {
  name: 'lists',
  title: 'Lists and searches of the panel, with 10,000 rows of each noun',
  run: ({ serve, rounds }) =>
    serve(async (origin) => {
      const editor = await administrator(origin);
      const cases = NOUNS.flatMap((noun) => Object.values(QUERIES).map((query) => ({ noun, query })));
      const samples = await inTurns(rounds * CALLS, cases, async ({ noun, query }) => {
        const answer = await answerOf(editor.get(`/api/panel/${noun}${query}`));
        if (answer?.status !== 200) throw new Error(`${noun}${query}: ${answer?.status}`);
        return answer.ms;
      });
      return {
        note: 'ms, min – median – max.',
        head: ['list', ...Object.keys(QUERIES)],
        rows: NOUNS.map((of) => [
          of,
          ...cases.flatMap(({ noun }, at) => (noun === of ? [spreadText(samples[at] ?? [])] : [])),
        ]),
      };
    }, FILL),
};
