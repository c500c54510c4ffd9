import { imageAddress } from '../../../shared/image';
import { isEmpty, unwrap } from './article-html';
import { wordLists } from './word-lists';

/** As many cells as the server lets one cover. */
const SPAN = 50;

/**
 * Turns what Word, Google Docs and pages put on the clipboard into plain HTML: what an article has no use for is dropped,
 * what only looks like a heading, a list or a link becomes one. The editor's own schema does the rest.
 */
export function cleanPaste(html: string): string {
  // The editor's own clipboard.
  if (html.includes('data-pm-slice')) return html;
  const page = new DOMParser().parseFromString(withoutActions(html), 'text/html');
  const { body } = page;
  wordLists(body);
  remove(body, 'style, script, meta, link, title, xml, br.Apple-interchange-newline');
  removeComments(page);
  for (const element of body.querySelectorAll('*')) {
    if (element.tagName.includes(':')) unwrap(element);
  }
  // Google's own wrapper: bold in name only.
  for (const bold of body.querySelectorAll<HTMLElement>('b')) if (bold.style.fontWeight === 'normal') unwrap(bold);
  for (const heading of body.querySelectorAll('h1, p.MsoTitle')) rename(heading, 'h2');
  body.querySelectorAll('a').forEach(mendLink);
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol'))
    list.previousElementSibling?.append(list);
  for (const img of body.querySelectorAll('img')) {
    if (!imageAddress.safeParse(img.getAttribute('src')).data) img.remove();
  }
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
 * Styles, handlers and a base would do nothing in a page that is only read, but the browser reports each as a violation of the
 * content policy.
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

/** Bookmarks are no links; Google leads by way of itself; what is still `http:` is asked for in safety. */
function mendLink(link: HTMLAnchorElement) {
  const address = link.getAttribute('href');
  if (!address || /^#_/.test(address)) return unwrap(link);
  const url = URL.parse(address);
  const target = url?.hostname === 'www.google.com' && url.pathname === '/url' ? url.searchParams.get('q') : null;
  link.setAttribute('href', (target ?? address).replace(/^http:/, 'https:'));
  // The colour and the line of a link are the site's to choose.
  for (const part of link.querySelectorAll<HTMLElement>('span, u')) unwrapUnderline(part);
}

function unwrapUnderline(part: HTMLElement) {
  if (part.tagName === 'U') unwrap(part);
  else part.style.textDecoration = 'none';
}

/** A cell that claims to cover a million others would keep the editor busy for minutes. */
function boundSpans(cell: Element) {
  for (const name of ['colspan', 'rowspan']) {
    if (!(Number(cell.getAttribute(name)) <= SPAN)) cell.removeAttribute(name);
  }
}

/** Word and Docs set no-break spaces wherever two spaces meet. */
function plainSpaces(page: Document) {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    texts.currentNode.nodeValue = (texts.currentNode.nodeValue ?? '').replace(/[\u00a0\s]+/g, ' ');
  }
}
