// Rules for every screen. These functions run in the page: they can use only each other and the document.
import {
  type Box,
  boxOf,
  clippedBox,
  clippedLine,
  common,
  coverAt,
  isEmpty,
  isShown,
  lineBoxes,
  lineCount,
  nameOf,
} from './boxes.ts';

import { rememberAnew, remembered } from './paint.ts';

export type Fault = { rule: string; what: string };
export type Words = { element: Element; text: string; lines: Box[] };
/** `box` is the painted area, `target` the area that reacts to a press. */
export type Control = { element: HTMLElement; box: Box; target: Box };
/** `anchor` is the fixed or sticky element it moves with on scrolling. */
export type Placed = { element: Element; anchor: Element | null; box: Box; text: string };
/** The content of the screen: the whole page, or only the modal dialog with its toasts. */
export type Scene = { root: Element; words: Words[]; controls: Control[]; overlays: Element[] };

export function sceneOf(onlyToasts = false): Scene {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const toasts = [...document.querySelectorAll('[aria-label="Avisos"] [role] > *')];
  const root = dialog ?? document.body;
  const parts = onlyToasts ? toasts : dialog ? [dialog, ...toasts] : [document.body];
  const words: Words[] = [];
  const controls: Control[] = [];
  const selector =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"], [role="button"], [role="option"]';
  for (const part of parts) {
    for (const element of part.querySelectorAll('*')) {
      if (element.closest('svg, iframe, [inert]') || !isShown(element)) continue;
      const lines = lineBoxes(element);
      if (lines.length > 0) words.push({ element, text: element.textContent?.trim() ?? '', lines });
      if (!(element instanceof HTMLElement) || !element.matches(selector)) continue;
      controls.push({ element, box: boxOf(element), target: targetOf(element) });
    }
  }
  return { root, words, controls, overlays: [...(dialog ? [dialog] : []), ...toasts] };
}

/** Returns the pressable area: a control includes its labels, and a link may cover its card. */
export function targetOf(element: HTMLElement): Box {
  const boxes = [boxOf(element)];
  const labels = (element as HTMLInputElement).labels ?? [];
  if (element.matches('input')) for (const label of labels) if (isShown(label)) boxes.push(boxOf(label));
  const { position, inset, content } = getComputedStyle(element, '::after');
  const holder =
    position === 'absolute' && inset === '0px' && content !== 'none' && element.closest('.card, li, article');
  if (holder) boxes.push(boxOf(holder));
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Reports elements wider than the window, or than their dialog. */
export function overflows({ root }: Scene): Fault[] {
  const faults: Fault[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  const holder = root.matches('dialog') ? root : null;
  if (scrollWidth <= clientWidth && (!holder || holder.scrollWidth <= holder.clientWidth)) return [];
  const limit = holder ? boxOf(holder).right : clientWidth;
  for (const element of root.querySelectorAll('*')) {
    if (!isShown(element) || element.closest('svg')) continue;
    const { right } = clippedBox(boxOf(element), element);
    const isOutermost = !element.parentElement || boxOf(element.parentElement).right <= limit + 1;
    if (right > limit + 1 && isOutermost) {
      faults.push({
        rule: 'overflow',
        what: `${nameOf(element)} reaches to ${Math.round(right)}, beyond ${Math.round(limit)}`,
      });
    }
  }
  const whole = { rule: 'overflow', what: `the page is ${scrollWidth} wide in a window of ${clientWidth}` };
  return faults.length > 0 ? faults : [whole];
}

/** WCAG 2.2, 2.5.8: a target is at least 24 by 24 px, except within a sentence. */
export function smallControls({ controls }: Scene): Fault[] {
  const LEAST = 23.5;
  return controls
    .filter(({ element, target: { left, top, right, bottom } }) => {
      if (right - left >= LEAST && bottom - top >= LEAST) return false;
      return !isInSentence(element);
    })
    .map(({ element, target: { left, top, right, bottom } }) => ({
      rule: 'small control',
      what: `${nameOf(element)} is ${Math.round(right - left)} by ${Math.round(bottom - top)}`,
    }));
}

export function isInSentence(element: Element): boolean {
  if (!getComputedStyle(element).display.startsWith('inline')) return false;
  const own = element.textContent?.trim() ?? '';
  const around = element.parentElement?.closest(':not(strong, em)')?.textContent?.trim() ?? '';
  return around.length > own.length + 1;
}

/** Returns the bar or dialog an element stays with on scrolling; `null` if it scrolls with the page. */
export function anchorOf(element: Element): Element | null {
  return remembered('anchor', element, () => {
    if (/fixed|sticky/.test(getComputedStyle(element).position) || element.matches('dialog')) return element;
    return element.parentElement && anchorOf(element.parentElement);
  });
}

/** Returns whether two overlapping elements overlap at every scroll position. */
export function stayTogether(one: Placed, other: Placed): boolean {
  if (one.anchor === other.anchor) return true;
  // A sticky element has its own place at the end of its scroll range.
  if ([one, other].some(({ anchor }) => anchor && getComputedStyle(anchor).position === 'sticky')) return false;
  if (one.anchor && other.anchor) return true;
  const [fixed, flowing] = one.anchor ? [one.box, other.box] : [other.box, one.box];
  const most = document.documentElement.scrollHeight - innerHeight;
  const top = flowing.top + scrollY;
  const bottom = flowing.bottom + scrollY;
  const isAbove = (fixed.top + fixed.bottom) / 2 < innerHeight / 2;
  return isAbove ? top < fixed.bottom - 2 : bottom - most > fixed.top + 2;
}

/** Returns the boxes a control occupies: one per line of a link; for a field, without its padding for a button. */
export function drawnBoxes(element: Element): Box[] {
  const { display, paddingLeft, paddingRight } = getComputedStyle(element);
  if (display === 'inline') return [...element.getClientRects()];
  const { left, top, right, bottom } = boxOf(element);
  if (!element.matches('input, textarea, select')) return [{ left, top, right, bottom }];
  return [{ left: left + Number.parseFloat(paddingLeft), top, right: right - Number.parseFloat(paddingRight), bottom }];
}

/** Reports controls that overlap another control, or text that is not their own. */
export function collisions({ controls, words }: Scene): Fault[] {
  const placed = (element: Element, box: Box, text = ''): Placed => ({ element, anchor: anchorOf(element), box, text });
  const standing = controls
    // A skip link covers the page while it has focus.
    .filter(({ element }) => !element.matches('.skip-link'))
    .flatMap(({ element }) => drawnBoxes(element).map((box) => placed(element, clippedBox(box, element))));
  const written = words
    .filter(({ element }) => !element.matches('option, legend, .skip-link'))
    .flatMap(({ element, text, lines }) => lines.map((line) => placed(element, clippedLine(line, element), text)));
  const faults: Fault[] = [];
  const told = new Set<string>();
  const all = [...standing, ...written];
  standing.forEach((one, index) => {
    for (const other of all.slice(index + 1)) {
      if (isEmpty(common(one.box, other.box), 2) || belongTogether(one.element, other.element)) continue;
      if (menuOf(one.element) !== menuOf(other.element)) continue;
      const over = other.text ? `the words "${other.text.slice(0, 40)}"` : nameOf(other.element);
      const what = `${nameOf(one.element)} over ${over}`;
      if (told.has(what) || !stayTogether(one, other)) continue;
      told.add(what);
      faults.push({ rule: 'collision', what });
    }
  });
  return faults;
}

/**
 * Returns the open menu, or floating toolbar of a text, that contains the element: it covers everything outside it until a
 * choice is made.
 */
export function menuOf(element: Element): Element | null {
  const menu = element.closest('[role="listbox"], [role="group"].panel-card');
  const floating = menu?.matches('[role="group"]') ? menu : menu?.parentElement;
  return menu && floating && getComputedStyle(floating).position === 'absolute' ? menu : null;
}

export function belongTogether(one: Element, other: Element): boolean {
  if (one.contains(other) || other.contains(one)) return true;
  const labels = (a: Element, b: Element) =>
    a.closest('label')?.contains(b) || (a as HTMLInputElement).labels?.[0]?.contains(b) || false;
  return labels(one, other) || labels(other, one);
}

/** The hero's title has at most three lines, a navigation label one. */
export function tooManyLines({ root }: Scene): Fault[] {
  const faults: Fault[] = [];
  const check = (selector: string, most: number) => {
    for (const element of root.querySelectorAll(selector)) {
      if (!isShown(element) || element.closest('[inert]')) continue;
      const lines = lineCount(element);
      if (lines > most) faults.push({ rule: 'lines', what: `${nameOf(element)} takes ${lines} lines` });
    }
  };
  check('[aria-roledescription="carrossel"] :is(h1, h2), .hero :is(h1, h2)', 3);
  check(':is(header, dialog) nav a, :is(header, dialog) nav button, [role="tab"], .chip', 1);
  return faults;
}

/** In wide windows a line of running text has 45 to 80 characters, including spaces. */
export function lineLengths({ root, words }: Scene): Fault[] {
  const LONG = 240;
  if (innerWidth < 1024) return [];
  const faults: Fault[] = [];
  const paragraphs = new Set(words.map(({ element }) => element.closest('p')));
  for (const paragraph of paragraphs) {
    const text = paragraph?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    if (!paragraph || text.length < LONG || !root.contains(paragraph)) continue;
    // A clamped teaser is not running text.
    if (getComputedStyle(paragraph).webkitLineClamp !== 'none') continue;
    const lines = lineCount(paragraph);
    const width = Math.max(...lineBoxes(paragraph, true).map(({ right }) => right)) - boxOf(paragraph).left;
    const { left = 0, right = 1 } = lineBoxes(paragraph, true).at(-1) ?? {};
    // The last line counts by its share of the width.
    const full = lines - 1 + Math.min(1, (right - Math.min(left, boxOf(paragraph).left)) / width);
    const length = Math.round(text.length / full);
    if (length < 45 || length > 80) {
      faults.push({ rule: 'line length', what: `${length} characters a line in "${text.slice(0, 40)}"` });
    }
  }
  return faults;
}

/** Toasts, dialogs and their content can be scrolled into the window, and nothing covers them. */
export function outOfReach({ overlays, controls, words }: Scene): Fault[] {
  const faults: Fault[] = [];
  const add = (what: string) => faults.push({ rule: 'out of reach', what });
  const view: Box = { left: -1, top: -1, right: innerWidth + 1, bottom: innerHeight + 1 };
  for (const overlay of overlays) {
    const box = boxOf(overlay);
    const seen = common(box, view);
    const isWhole =
      seen.left <= box.left && seen.top <= box.top && seen.right >= box.right && seen.bottom >= box.bottom;
    if (!isWhole) {
      add(
        `${nameOf(overlay)} stands at ${[box.left, box.top, box.right, box.bottom].map(Math.round)} in ${innerWidth}×${innerHeight}`,
      );
    }
    const held = [...controls.map(({ element }) => element), ...words.map(({ element }) => element)];
    for (const element of new Set(held.filter((each) => overlay.contains(each)))) {
      const block = element.clientHeight > overlay.clientHeight ? 'start' : 'nearest';
      element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      const [line = boxOf(element)] = lineBoxes(element);
      const cut = clippedLine(line, element);
      const { left, top, right, bottom } = isEmpty(cut) ? line : cut;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight)
        add(`${nameOf(element)} is out of the window at ${Math.round(x)}, ${Math.round(y)}`);
      else {
        const cover = coverAt(element, x, y);
        if (cover && !cover.contains(overlay)) add(`${nameOf(element)} is covered by ${nameOf(cover)}`);
      }
    }
    for (const scrolled of [overlay, ...overlay.querySelectorAll('*')]) scrolled.scrollTop = 0;
  }
  return faults;
}

/** Checks that every control can be pressed at its middle, in at least one scroll position of the page. */
export function unpressable({ root, overlays, controls }: Scene): Fault[] {
  // Nothing behind a dialog can be pressed.
  if (overlays.includes(root)) return [];
  const isInOverlay = (element: Element) => overlays.some((overlay) => overlay.contains(element));
  const faults: Fault[] = [];
  for (const { element } of controls) {
    // A menu is placed anew after a scroll.
    if (element.matches(':disabled, .skip-link') || isInOverlay(element) || menuOf(element)) continue;
    // A bar at an edge of the window leaves one of these places free.
    const covers = [1 / 2, 1 / 4, 3 / 4].map((share) => () => coverOf(element, share));
    const first = covers[0]?.();
    if (!first || covers.slice(1).some((cover) => !cover())) continue;
    faults.push({ rule: 'out of reach', what: `${nameOf(element)} is covered by ${nameOf(first)}` });
  }
  return faults;

  /** Returns what scrolls a control under a bar: the form of a dialog in a low window, or the page. */
  function scrollerOf(element: Element): Element | Window {
    const form = element.closest('[role="dialog"] form');
    return form && /auto|scroll/.test(getComputedStyle(form).overflowY) ? form : window;
  }

  /** Returns what covers a control after it was scrolled to a share of the window's height. */
  function coverOf(element: HTMLElement, share: number): Element | null {
    const { top, bottom } = boxOf(element);
    const distance = (top + bottom) / 2 - innerHeight * share;
    // Most controls can be pressed where they are: each scroll costs a layout.
    if (Math.abs(distance) > innerHeight * (share === 1 / 2 ? 1 / 4 : 0)) {
      scrollerOf(element).scrollBy({ top: distance, behavior: 'instant' });
      rememberAnew();
    }
    const [line = boxOf(element)] = element.matches('a') ? lineBoxes(element, true) : [];
    const shown = clippedLine(line, element);
    const [x, y] = [(shown.left + shown.right) / 2, (shown.top + shown.bottom) / 2];
    // Visible only after scrolling within a part of the page.
    if (isEmpty(shown, 4) || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return null;
    const cover = coverAt(element, x, y);
    // Toasts, open menus and the skip link are there for a moment only.
    return cover && !isInOverlay(cover) && !menuOf(cover) && !cover.matches('.skip-link') ? cover : null;
  }
}
