/** Returns the editor's content with minimal markup, as if written by hand. An empty article is an empty string. */
export function articleHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelectorAll('.tableWrapper').forEach(unwrap);
  body.querySelectorAll('colgroup').forEach((group) => {
    group.remove();
  });
  body.querySelectorAll('table').forEach(tidyTable);
  body.querySelectorAll('a').forEach((link) => {
    for (const name of ['target', 'rel', 'class', 'title']) link.removeAttribute(name);
  });
  body.querySelectorAll('li, th, td').forEach(unwrapOnlyParagraph);
  body.querySelectorAll('p, figcaption').forEach((element) => {
    if (isEmpty(element)) element.remove();
  });
  return body.innerHTML;
}

function tidyTable(table: HTMLTableElement) {
  table.removeAttribute('style');
  for (const cell of table.querySelectorAll('th, td')) {
    for (const name of ['colspan', 'rowspan']) {
      if (cell.getAttribute(name) === '1') cell.removeAttribute(name);
    }
    cell.removeAttribute('colwidth');
  }
  const rows = [...table.rows];
  const heads = rows.findIndex((row) => [...row.cells].some(({ tagName }) => tagName === 'TD'));
  if (heads > 0) table.createTHead().append(...rows.slice(0, heads));
}

/** Unwraps redundant paragraphs: `<li><p>a</p><ul>…` equals `<li>a<ul>…`. */
function unwrapOnlyParagraph(element: Element) {
  const [first, ...others] = element.children;
  if (first?.tagName === 'P' && others.every(({ tagName }) => tagName === 'UL' || tagName === 'OL')) unwrap(first);
}

export function unwrap(element: Element) {
  element.replaceWith(...element.childNodes);
}

/** Returns whether an element has no visible content. */
export function isEmpty(element: Element): boolean {
  return !element.textContent.trim() && !element.querySelector('img, hr');
}
