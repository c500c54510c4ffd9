import { describe, expect, test } from 'vitest';
import { withContents } from '../../src/shared/contents';

const heading = (title: string) => `<h2>${title}</h2><p>…</p>`;
const anchorsOf = (html: string) => [...withContents(html).html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id);

describe('the parts of an article', () => {
  test('are led to by their titles', () => {
    expect(anchorsOf(heading('Quando comer: a janela é maior!') + heading('Três pós-treinos'))).toEqual([
      'quando-comer-a-janela-e-maior',
      'tres-pos-treinos',
    ]);
  });

  test('are told apart where they have one title, or that of another part of the page', () => {
    expect(anchorsOf(heading('Dicas') + heading('Dicas') + heading('Dicas 2') + heading('Conteúdo'))).toEqual([
      'dicas',
      'dicas-2',
      'dicas-2-2',
      'conteudo-2',
    ]);
  });

  // If each anchor were compared with all others, the page of such an article would hang for minutes.
  test('are told apart however many have one title', () => {
    const many = anchorsOf(heading('Dicas 3') + heading('Dicas').repeat(60_000));
    expect(many.slice(0, 5)).toEqual(['dicas-3', 'dicas', 'dicas-2', 'dicas-4', 'dicas-5']);
    expect(new Set(many).size).toBe(60_001);
  });

  test('have an anchor of signs alone, and none without words', () => {
    expect(anchorsOf(heading('???') + heading('') + heading('<br>'))).toEqual(['parte']);
  });

  test('are listed as they read, once there are four', () => {
    const html = ['A', 'B &amp; C', '<strong>D</strong> e'].map(heading).join('');
    expect(withContents(html).contents).toEqual([]);
    expect(withContents(html + heading('F')).contents.map(({ title }) => title)).toEqual(['A', 'B & C', 'D e', 'F']);
  });

  test('leave everything else as it was', () => {
    const html = '<h2 class="x">A <em>b</em></h2>\n<h3>C</h3><p>h2</p>';
    expect(withContents(html).html).toBe(html.replace('<h2 ', '<h2 id="a-b" '));
    expect(withContents('').html).toBe('');
  });
});
