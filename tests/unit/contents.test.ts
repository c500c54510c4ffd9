import { describe, expect, test } from 'vitest';
import { withContents } from '../../src/shared/contents';

const heading = (title: string) => `<h2>${title}</h2><p>…</p>`;
const anchorsOf = (html: string) => [...withContents(html).html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id);

describe('the parts of an article', () => {
  test('get anchors made from their titles', () => {
    expect(anchorsOf(heading('Quando comer: a janela é maior!') + heading('Três pós-treinos'))).toEqual([
      'quando-comer-a-janela-e-maior',
      'tres-pos-treinos',
    ]);
  });

  test('get distinct anchors where titles repeat or match another part of the page', () => {
    expect(
      anchorsOf(heading('Dicas') + heading('Dicas') + heading('Dicas 2') + heading('Conteúdo') + heading('Receber')),
    ).toEqual(['dicas', 'dicas-2', 'dicas-2-2', 'conteudo-2', 'receber-2']);
  });

  // If each anchor were compared with all others, the page of such an article would hang for minutes.
  test('get distinct anchors even if 60,000 share one title', () => {
    const many = anchorsOf(heading('Dicas 3') + heading('Dicas').repeat(60_000));
    expect(many.slice(0, 5)).toEqual(['dicas-3', 'dicas', 'dicas-2', 'dicas-4', 'dicas-5']);
    expect(new Set(many).size).toBe(60_001);
  });

  test('get a default anchor for a title of signs alone, and none for one without text', () => {
    expect(anchorsOf(heading('???') + heading('') + heading('<br>'))).toEqual(['parte']);
  });

  test('are listed with their plain titles once there are four', () => {
    const html = ['A', 'B &amp; C', '<strong>D</strong> e'].map(heading).join('');
    expect(withContents(html).contents).toEqual([]);
    expect(withContents(html + heading('F')).contents.map(({ title }) => title)).toEqual(['A', 'B & C', 'D e', 'F']);
  });

  test('leave the rest of the article unchanged', () => {
    const html = '<h2 class="x">A <em>b</em></h2>\n<h3>C</h3><p>h2</p>';
    expect(withContents(html).html).toBe(html.replace('<h2 ', '<h2 id="a-b" '));
    expect(withContents('').html).toBe('');
  });
});

test('the title of a part has no spaces around it', () => {
  const html = ['Um', 'Dois', 'Três', 'Quatro'].map((title) => `<h2> ${title} <br></h2>`).join('');
  expect(withContents(html).contents.map(({ title }) => title)).toEqual(['Um', 'Dois', 'Três', 'Quatro']);
});
