import { isEmpty, unwrap } from './article-html';
import type { Embedded } from './embedded';
import { keepPictures } from './pasted-pictures';
import { wordLists } from './word-lists';

/** Maximum span of a cell, as on the server. */
const SPAN = 50;

/**
 * Converts clipboard HTML of Word, Google Docs and web pages. Drops what an article cannot hold, and turns what only looks
 * like a heading, list or link into one. The editor's schema does the rest. `mark` returns what stands for
 * an embedded picture.
 */
export function cleanPaste(html: string, mark: (picture: Embedded) => string): string {
  // Copied from the editor itself.
  if (html.includes('data-pm-slice')) return html;
  const page = new DOMParser().parseFromString(withoutActions(html), 'text/html');
  const { body } = page;
  wordLists(body);
  remove(body, 'style, script, meta, link, title, xml, br.Apple-interchange-newline');
  removeComments(page);
  for (const element of body.querySelectorAll('*')) {
    if (element.tagName.includes(':')) unwrap(element);
  }
  // Google's wrapper is a `b` that is not bold.
  for (const bold of body.querySelectorAll<HTMLElement>('b')) if (bold.style.fontWeight === 'normal') unwrap(bold);
  for (const heading of body.querySelectorAll('h1, p.MsoTitle')) rename(heading, 'h2');
  body.querySelectorAll('a').forEach(mendLink);
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol'))
    list.previousElementSibling?.append(list);
  keepPictures(body, mark);
  body.querySelectorAll('td, th').forEach(boundSpans);
  for (const list of body.querySelectorAll('ol')) {
    list.removeAttribute('type');
    if (!/^\d+$/.test(list.getAttribute('start') ?? '')) list.removeAttribute('start');
  }
  plainSpaces(page);
  for (const element of [...body.querySelectorAll('p, h2, h3, h4, h5, h6, figure')].reverse()) {
    if (isEmpty(element) && !element.closest('td, th')) element.remove();
  }
  remove(body, ':scope > br');
  return body.innerHTML;
}

/**
 * Removes styles, handlers and base elements. They have no effect in a parsed document, but the browser reports each as a
 * violation of the content policy.
 */
function withoutActions(html: string): string {
  return html
    .replace(/<style\b[\s\S]*?(?:<\/style\s*>|$)|<base\b[^>]*>/gi, '')
    .replace(/<[^>]*>/g, (tag) => tag.replace(/([\s/"'])on(?=\w+\s*=)/gi, '$1x-on'));
}

function remove(root: ParentNode, selector: string) {
  for (const element of root.querySelectorAll(selector)) element.remove();
}

function removeComments(page: Document) {
  const comments = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
}

function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Repairs a link: unwraps bookmarks, skips Google's redirect, and replaces `http:` by `https:`. */
function mendLink(link: HTMLAnchorElement) {
  const address = link.getAttribute('href');
  if (!address || /^#_/.test(address)) return unwrap(link);
  const url = URL.parse(address);
  const target = url?.hostname === 'www.google.com' && url.pathname === '/url' ? url.searchParams.get('q') : null;
  link.setAttribute('href', (target ?? address).replace(/^http:/, 'https:'));
  // The site defines the colour and underline of links.
  for (const part of link.querySelectorAll<HTMLElement>('span, u')) unwrapUnderline(part);
}

function unwrapUnderline(part: HTMLElement) {
  if (part.tagName === 'U') unwrap(part);
  else part.style.textDecoration = 'none';
}

/** Limits spans: a cell that claims to cover a million others would block the editor for minutes. */
function boundSpans(cell: Element) {
  for (const name of ['colspan', 'rowspan']) {
    if (!(Number(cell.getAttribute(name)) <= SPAN)) cell.removeAttribute(name);
  }
}

/** Replaces no-break spaces, which Word and Docs use for consecutive spaces. */
function plainSpaces(page: Document) {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    texts.currentNode.nodeValue = (texts.currentNode.nodeValue ?? '').replace(/[\u00a0\s]+/g, ' ');
  }
}
