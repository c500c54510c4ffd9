import { expect, test } from 'vitest';
import { cleanHtml } from '../../functions/html/sanitize';

const many = 100_000;

// If every tag searched all open elements, one megabyte of them would block an isolate for minutes.
test.each(['<b>', '<ul><li>', '<div>', '<b></i>', '<x>', '<table><tr><td>'])(
  'keeps the text of deeply nested unclosed elements: %s',
  (tags) => {
    const html = cleanHtml(`<p>Antes</p>${tags.repeat(many)}Depois &amp; <<b>script>alert(1)</script>`);
    expect(html).toMatch(/^ Antes +Depois &amp; &lt; script&gt;alert\(1\) $/);
    expect(cleanHtml(html)).toBe(html);
  },
);

test.each([
  ['<br />', '<br />'],
  ['<p>a', '<p>a</p>'],
  ['<p>a</p>', '<p>a</p>'],
  ['<hr>', '<hr />'],
  ['<h2>a</h2><p><strong>b</strong><em>c</em></p>', '<h2>a</h2><p><strong>b</strong><em>c</em></p>'],
])('keeps 20,000 elements in a row: %s', (html, clean) => {
  expect(cleanHtml(html.repeat(20_000))).toBe(clean.repeat(20_000));
});

test('keeps a list or a table of 20,000 rows', () => {
  const list = `<ul>${'<li>a</li>'.repeat(20_000)}</ul>`;
  expect(cleanHtml(list.replaceAll('</li>', ''))).toBe(list);
  const table = `<table><tbody>${'<tr><td>a</td></tr>'.repeat(20_000)}</tbody></table>`;
  expect(cleanHtml(table)).toBe(table);
});
