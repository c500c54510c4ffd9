// Positions of elements. These functions run in the page: they can use only each other and the document.
import { opacityOf, paints, remembered } from './paint.ts';

export type Box = { left: number; top: number; right: number; bottom: number };

export function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

export function common(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

export function isEmpty({ left, top, right, bottom }: Box, least = 0): boolean {
  return right - left <= least || bottom - top <= least;
}

/** Returns whether the element is visible somewhere on the page: neither hidden nor only for screen readers. */
export function isShown(element: Element): boolean {
  return remembered('shown', element, () => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && !isForReadersOnly(element);
  });
}

export function isForReadersOnly(element: Element): boolean {
  return remembered('readers', element, () => {
    const { clipPath, position, overflow, clip } = getComputedStyle(element);
    if (clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)') return true;
    if (position === 'absolute' && overflow === 'hidden' && element.getBoundingClientRect().width <= 1) return true;
    return element.parentElement !== null && isForReadersOnly(element.parentElement);
  });
}

/** Returns the part of a box that is not clipped by the element's ancestors. */
export function clippedBox(box: Box, element: Element): Box {
  return common(box, frameOf(element));
}

/** The same for a line of the element's text, which the element itself may clip. */
export function clippedLine(line: Box, element: Element): Box {
  const cuts = /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflow);
  return clippedBox(cuts ? common(line, boxOf(element)) : line, element);
}

/** Returns the area that the ancestors leave visible. */
export function frameOf(element: Element): Box {
  return remembered('frame', element, () => {
    const boundless = Number.POSITIVE_INFINITY;
    const everything: Box = { left: -boundless, top: -boundless, right: boundless, bottom: boundless };
    const around = element.parentElement;
    const isFree = getComputedStyle(element).position === 'fixed' || element.matches('dialog');
    if (!around || isFree || around.matches('body, html')) return everything;
    const frame = frameOf(around);
    return /auto|scroll|hidden|clip/.test(getComputedStyle(around).overflow) ? common(frame, boxOf(around)) : frame;
  });
}

/** Returns the boxes of an element's own text, one per line; `isDeep` includes the text of descendants. */
export function lineBoxes(element: Element, isDeep = false): Box[] {
  const boxes: Box[] = [];
  for (const node of isDeep ? textsWithin(element) : element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      if (right - left > 1 && bottom - top > 1) boxes.push({ left, top, right, bottom });
    }
  }
  return boxes;
}

/** Returns all visible text nodes in an element. */
export function textsWithin(element: Element): Node[] {
  const texts: Node[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement && isShown(node.parentElement)) texts.push(node);
  }
  return texts;
}

/** Returns the number of text lines in an element. */
export function lineCount(element: Element): number {
  const tops: number[] = [];
  for (const { top, bottom } of lineBoxes(element, true)) {
    const middle = (top + bottom) / 2;
    if (!tops.some((known) => Math.abs(known - middle) < (bottom - top) / 2)) tops.push(middle);
  }
  return tops.length;
}

/** Returns a short name of the element for messages. */
export function nameOf(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const words = name.replace(/\s+/g, ' ').trim().slice(0, 40);
  const place = words
    ? `"${words}"`
    : `.${String(element.getAttribute('class') ?? '')
        .split(' ')
        .slice(0, 3)
        .join('.')}`;
  return `${element.getAttribute('role') ?? element.localName} ${place}`;
}

/** Returns the element that covers `element` at a point of the window, or `null`. */
export function coverAt(element: Element, x: number, y: number): Element | null {
  const stack = document.elementsFromPoint(x, y);
  const isMet = stack.some((each) => element.contains(each));
  for (const each of stack) {
    if (element.contains(each)) return null;
    // A pseudo-element of an ancestor may cover the element, painted or not.
    if (isMet && each.contains(element)) return each;
    const label = each.closest('label');
    if (label && (label === element || label.control === element || label.contains(element))) return null;
    // An ancestor of the element, or an element that paints nothing.
    if (!paints(each)) continue;
    if (each.contains(element)) return null;
    return each;
  }
  return document.documentElement;
}

/**
 * Returns why a person does not see the element now, or an empty string. Its text must be within the window, on top and
 * opaque. If the element scrolls its own content, only the visible part counts.
 */
export function whyUnseen(element: Element, isScrolledTo: boolean): string {
  if (!isShown(element)) return 'it is hidden';
  const opacity = opacityOf(element);
  if (opacity < 0.99) return `it is transparent (opacity ${opacity.toFixed(2)})`;
  if (isScrolledTo) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const lines = lineBoxes(element, true);
  const boxes = lines.length > 0 ? lines : [boxOf(element)];
  const window: Box = { left: -1, top: -1, right: innerWidth + 1, bottom: innerHeight + 1 };
  const own = boxOf(element);
  const style = (element as HTMLElement).style;
  const pointerEvents = style?.pointerEvents;
  // Elements that let clicks through are visible too.
  if (style && getComputedStyle(element).pointerEvents === 'none') style.pointerEvents = 'auto';
  try {
    for (const line of boxes) {
      const box = /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflow) ? common(line, own) : line;
      if (isEmpty(box)) continue;
      const { left, top, right, bottom } = box;
      const where = `[${[left, top, right, bottom].map(Math.round).join(', ')}]`;
      const inside = common(clippedBox(box, element), window);
      if (inside.left > left + 1 || inside.right < right - 1 || inside.top > top + 1 || inside.bottom < bottom - 1) {
        return `a part of it at ${where} is outside of the window of ${innerWidth}×${innerHeight} or cut off`;
      }
      for (const share of [0.1, 0.5, 0.9]) {
        const cover = coverAt(element, left + (right - left) * share, (top + bottom) / 2);
        if (cover) return `${nameOf(cover)} covers it at ${where}`;
      }
    }
  } finally {
    if (style) style.pointerEvents = pointerEvents;
  }
  return '';
}
