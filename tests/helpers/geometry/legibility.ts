// Contrast of painted content. These functions run in the page, like the functions they call.
import { type Box, boxOf, clippedBox, clippedLine, common, isEmpty, isShown, lineBoxes, nameOf } from './boxes.ts';
import { type Color, colorOf, contrast, groundOf, opacityOf, over, paints, remembered } from './paint.ts';
import type { Fault, Scene } from './rules.ts';

/** Content on a background that only a screenshot can show: a picture, or something laid over one. */
export type OnPicture = {
  what: string;
  rule: string;
  color: Color;
  least: number;
  box: Box;
  /** The area inside `box` that a ring surrounds. */
  hole?: Box;
  /** The element that contains everything painted in its background. */
  scope: Element;
};

/** Checks the contrast of text, of icons on controls and of the edges of fields. */
export function legibility({ root, words, controls, overlays }: Scene): { faults: Fault[]; onPictures: OnPicture[] } {
  const faults: Fault[] = [];
  const onPictures: OnPicture[] = [];
  for (const old of document.querySelectorAll('[data-on-picture]')) old.removeAttribute('data-on-picture');
  const strays = strayPaint(root);

  function judge(
    element: Element,
    what: string,
    box: Box,
    color: Color,
    least: number,
    rule: string,
    ground = element,
  ) {
    const { colors, bottom, picture } = groundOf(ground);
    const ratios = colors.map((each) => contrast(over(color, each), each));
    const ratio = Math.min(...ratios);
    // If only one end of a gradient has enough contrast, a screenshot shows which part is here.
    const isMixed = ratio < least && Math.max(...ratios) >= least;
    const under = strays.filter((stray) => liesUnder(stray, element, bottom, box));
    if (picture || isMixed || under.length > 0) {
      element.setAttribute('data-on-picture', '');
      const scope = picture || isMixed ? bottom : around(element, under);
      onPictures.push({ what, rule, color, least, box, scope });
      return;
    }
    if (ratio >= least - 0.05) return;
    const same = ratio < 1.1 ? 'the same colour as its ground' : `${ratio.toFixed(2)}:1 instead of ${least}:1`;
    faults.push({ rule, what: `${what}: ${same}` });
  }

  for (const { element, lines, text } of words) {
    if (element.closest(':disabled, [aria-disabled="true"], option')) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const [red, green, blue, alpha] = colorOf(color);
    const box = clippedLine(lines[0] ?? boxOf(element), element);
    if (isEmpty(box)) continue;
    const painted: Color = [red, green, blue, alpha * opacityOf(element)];
    judge(element, `words "${text.slice(0, 40)}"`, box, painted, isLarge ? 3 : 4.5, 'contrast');
  }
  for (const { element, box } of controls) {
    if (element.matches(':disabled') || isEmpty(clippedBox(box, element))) continue;
    const sign = element.querySelector('svg');
    if (sign && isShown(sign) && lineBoxes(element, true).length === 0) {
      const { color, stroke, fill } = getComputedStyle(sign);
      const drawn = stroke !== 'none' ? stroke : fill !== 'none' ? fill : color;
      judge(sign, `sign of ${nameOf(element)}`, boxOf(sign), colorOf(drawn), 3, 'contrast', element);
    }
    if (
      element.matches('input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), select, textarea')
    ) {
      const edge = fieldEdge(element);
      if (edge < 2.95)
        faults.push({ rule: 'contrast', what: `edge of ${nameOf(element)}: ${edge.toFixed(2)}:1 instead of 3:1` });
    }
  }
  for (const overlay of overlays) {
    const [, , , alpha] = colorOf(getComputedStyle(overlay).backgroundColor);
    const opacity = opacityOf(overlay) * alpha;
    if (opacity < 0.99) faults.push({ rule: 'see-through', what: `${nameOf(overlay)}: opacity ${opacity.toFixed(2)}` });
  }
  return { faults, onPictures };
}

/** Returns the contrast of a field, or of the box it fills, with its surroundings. */
export function fieldEdge(element: Element): number {
  let best = 0;
  for (let each: Element | null = element, depth = 0; each && depth < 3; each = each.parentElement, depth += 1) {
    const around = groundOf(each.parentElement).colors;
    const { borderTopColor, borderTopWidth, borderBottomColor, borderBottomWidth, backgroundColor } =
      getComputedStyle(each);
    const candidates = [colorOf(backgroundColor)];
    if (Number.parseFloat(borderTopWidth) > 0) candidates.push(colorOf(borderTopColor));
    if (Number.parseFloat(borderBottomWidth) > 0) candidates.push(colorOf(borderBottomColor));
    for (const color of candidates)
      best = Math.max(best, Math.min(...around.map((each) => contrast(over(color, each), each))));
  }
  return best;
}

export type Stray = { element: Element; box: Box };

/** Returns content painted outside the ancestor chain: pictures, and elements positioned over or under others. */
export function strayPaint(root: Element): Stray[] {
  return remembered('strays', root, () => straysIn(root));
}

export function straysIn(root: Element): Stray[] {
  const strays: Stray[] = [];
  for (const element of root.querySelectorAll('*')) {
    if (element.matches('.skip-link') || (element.closest('svg') !== null && element.localName !== 'svg')) continue;
    const isPicture = element.matches('img, video, canvas, iframe');
    const isLaid = /absolute|fixed/.test(getComputedStyle(element).position) && paints(element);
    if ((isPicture || isLaid) && isShown(element)) strays.push({ element, box: clippedBox(boxOf(element), element) });
  }
  return strays;
}

/** Returns the nearest ancestor that contains the element and everything under it. */
export function around(element: Element, strays: Stray[]): Element {
  let holder = element;
  while (holder.parentElement && !strays.every((stray) => holder.contains(stray.element)))
    holder = holder.parentElement;
  return holder;
}

/**
 * Returns a fingerprint of a spot on a picture: theme, position in its element, and the element's content. Spots with the
 * same fingerprint look alike.
 */
export function printOf(scope: Element, { box, color, least, rule }: Omit<OnPicture, 'scope'>): string {
  const { left, top, right, bottom } = boxOf(scope);
  const place = [
    box.left - left,
    box.top - top,
    box.right - box.left,
    box.bottom - box.top,
    right - left,
    bottom - top,
  ];
  const { documentElement: page } = document;
  const theme = [matchMedia('(prefers-color-scheme: dark)').matches, (page.cloneNode() as Element).outerHTML];
  const { colors } = groundOf(scope);
  // Neither attributes left by the measurement count, nor names, which differ from row to row.
  const unseen = / (?:(?:style|data-on-picture)=""|(?:id|for|name|aria-(?:label|labelledby|describedby))="[^"]*")/g;
  const html = remembered('html', scope, () => digestOf(scope.outerHTML.replace(unseen, '')));
  return digestOf([...place.map(Math.round), color, least, rule, innerWidth, ...theme, ...colors, html].join());
}

/** Returns a short digest of the text. */
export function digestOf(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    one = Math.imul(one ^ text.charCodeAt(index), 2654435761);
    other = Math.imul(other ^ text.charCodeAt(index), 1597334677);
  }
  return `${one >>> 0} ${other >>> 0} ${text.length}`;
}

/** Returns whether the stray paint is between an element and the opaque background below it. */
export function liesUnder(stray: Stray, element: Element, bottom: Element, box: Box): boolean {
  if (isEmpty(common(stray.box, box), 1)) return false;
  if (stray.element.contains(element) || element.contains(stray.element)) return false;
  // Outside `bottom`, that opaque background would cover it.
  return bottom.contains(stray.element);
}

/** Checks the keyboard focus ring of each kind of control: at least 3:1 against its surroundings. */
export function focusRings({ root, controls }: Scene): { faults: Fault[]; onPictures: OnPicture[] } {
  const faults: Fault[] = [];
  const onPictures: OnPicture[] = [];
  const strays = strayPaint(root);
  const bars = [...root.querySelectorAll('[data-head], [data-foot]')].map((element) => ({
    element,
    box: boxOf(element),
  }));
  const active = document.activeElement as HTMLElement | null;
  const told = new Set<string>();
  for (const { element, box } of controls) {
    if (element.matches(':disabled, [tabindex="-1"]') || isEmpty(clippedBox(box, element))) continue;
    const { colors, bottom, picture } = groundOf(element.parentElement);
    const ground = colors.join();
    const kind = [element.localName, element.getAttribute('type'), element.className, ground].join();
    const under = strays.filter((stray) => liesUnder(stray, element, bottom, box));
    const isOnPicture = picture || colors.length > 1 || under.length > 0;
    if (!isOnPicture && told.has(kind)) continue;
    told.add(kind);
    // A parent may show the ring for any focused descendant.
    (document.activeElement as HTMLElement | null)?.blur();
    const unfocused = ringsAround(element).map(({ paint }) => paint);
    element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    if (document.activeElement !== element || !element.matches(':focus-visible')) continue;
    const focused = ringsAround(element);
    // The browser's default ring has two colours.
    if (getComputedStyle(element).outlineStyle === 'auto') continue;
    const rings = focused.filter(({ paint }) => !unfocused.includes(paint)).map(({ color }) => colorOf(color));
    const [ring] = rings;
    if (!ring) faults.push({ rule: 'focus', what: `${nameOf(element)} shows no ring` });
    else if (isOnPicture && rings.length === 1) {
      const reach = (by: number) => ({
        left: box.left - by,
        top: box.top - by,
        right: box.right + by,
        bottom: box.bottom + by,
      });
      const what = `ring of ${nameOf(element)}`;
      // A focused control scrolls out from under a bar at the top or bottom; here, scrolling is prevented.
      if (bars.some((bar) => !bar.element.contains(element) && !isEmpty(common(bar.box, reach(8))))) continue;
      const scope = picture || colors.length > 1 ? bottom : around(element, under);
      onPictures.push({ what, rule: 'focus', color: ring, least: 3, box: reach(8), hole: reach(2), scope });
    } else if (!isOnPicture) {
      const ratio = Math.max(
        ...rings.map((each) => Math.min(...colors.map((beneath) => contrast(over(each, beneath), beneath)))),
      );
      if (ratio < 2.95)
        faults.push({ rule: 'focus', what: `ring of ${nameOf(element)}: ${ratio.toFixed(2)}:1 instead of 3:1` });
    }
  }
  if (active && active !== document.body) active.focus({ preventScroll: true });
  else (document.activeElement as HTMLElement | null)?.blur();
  return { faults, onPictures };
}

/** Returns everything that may serve as a ring, with its colour: of the element, or of an ancestor that it fills. */
export function ringsAround(element: Element): { paint: string; color: string }[] {
  const rings: { paint: string; color: string }[] = [];
  const add = (depth: number, kind: string, value: string, color: string) =>
    rings.push({ paint: [kind, depth, value, color].join(' '), color });
  for (let each: Element | null = element, depth = 0; each && depth < 4; each = each.parentElement, depth += 1) {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderBottomColor, borderBottomWidth } =
      getComputedStyle(each);
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2)
      add(depth, 'outline', outlineWidth, outlineColor);
    if (boxShadow !== 'none') add(depth, 'shadow', boxShadow, boxShadow.split(/ -?\d/)[0] ?? '');
    if (Number.parseFloat(borderBottomWidth) > 0) add(depth, 'border', borderBottomWidth, borderBottomColor);
  }
  return rings;
}

/** Hides the content on pictures, or shows it again, so that only the pictures are visible. */
export function hideOnPictures(hidden: boolean) {
  // A focus ring left over from the keyboard is not part of the picture.
  (document.activeElement as HTMLElement | null)?.style.setProperty('outline', hidden ? 'none' : '');
  for (const element of document.querySelectorAll<HTMLElement>('[data-on-picture]')) {
    element.style.setProperty('-webkit-text-fill-color', hidden ? 'transparent' : '');
    if (element.localName === 'svg') element.style.visibility = hidden ? 'hidden' : '';
  }
}
