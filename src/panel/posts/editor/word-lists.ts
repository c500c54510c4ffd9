/** Style of a Word paragraph that looks like a list item: `mso-list:l0 level2 lfo1`. */
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
/** Number or letter of an ordered item; all else is a bullet. */
const NUMBERED = /^\s*(?:\d+|[a-z]{1,4})[.)]/i;

/** Turns Word's paragraphs that look like list items into lists, nested by level. */
export function wordLists(root: HTMLElement) {
  let open: HTMLElement[] = [];
  for (const paragraph of root.querySelectorAll<HTMLElement>('p, h1, h2, h3')) {
    const level = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    const name = NUMBERED.test(takeMarker(paragraph)) ? 'ol' : 'ul';
    if (paragraph.previousElementSibling !== open[0]) open = [];
    open = openLists(open, level, name, paragraph);
    const item = root.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    paragraph.remove();
  }
}

/** Returns the lists from the outermost to `level`, and creates missing ones before the paragraph. */
function openLists(open: HTMLElement[], level: number, name: string, paragraph: HTMLElement): HTMLElement[] {
  const lists = open.slice(0, level);
  if (lists.length === level && lists.at(-1)?.localName !== name) lists.pop();
  while (lists.length < level) {
    const list = paragraph.ownerDocument.createElement(name);
    const parent = lists.at(-1);
    if (parent) (parent.lastElementChild ?? parent).append(list);
    else paragraph.before(list);
    lists.push(list);
  }
  return lists;
}

/** Removes and returns the bullet or number of a paragraph. */
function takeMarker(paragraph: HTMLElement): string {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  marker?.remove();
  return marker?.textContent ?? '';
}
