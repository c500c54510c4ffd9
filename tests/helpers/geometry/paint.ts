// Painted colours. These functions run in the page: they can use only each other and the document.

/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Color = [number, number, number, number];

type Memory = { measurement?: Map<string, WeakMap<Element, unknown>> };

/** Caches a result per element during one measurement, in which nothing moves. */
export function remembered<T>(what: string, element: Element, find: () => T): T {
  const all = (globalThis as Memory).measurement;
  if (!all) return find();
  const known = all.get(what) ?? new WeakMap<Element, unknown>();
  all.set(what, known);
  if (!known.has(element)) known.set(element, find());
  return known.get(element) as T;
}

/** Clears the cache at the start of a measurement, or after something has moved. */
export function rememberAnew() {
  (globalThis as Memory).measurement = new Map();
}

/** Ends the measurement. */
export function forgetAll() {
  delete (globalThis as Memory).measurement;
}

/** Converts any notation of a computed colour. */
export function colorOf(value: string): Color {
  const rgb = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(value);
  if (rgb) return [Number(rgb[1]), Number(rgb[2]), Number(rgb[3]), Number(rgb[4] ?? 1)];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) return [0, 0, 0, 0];
  canvas.fillStyle = value;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

export function over([r, g, b, a]: Color, [R, G, B]: Color): Color {
  return [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
}

/** Returns the WCAG 2.2 contrast ratio, from 1 (same colour) to 21 (black on white). */
export function contrast(one: Color, other: Color): number {
  const luminance = ([r, g, b]: Color) => {
    const linear = (channel: number) =>
      channel <= 10.31475 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  };
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the effective opacity of an element, including its ancestors'. */
export function opacityOf(element: Element): number {
  return remembered('opacity', element, () => {
    const around = element.parentElement ? opacityOf(element.parentElement) : 1;
    return around * Number(getComputedStyle(element).opacity);
  });
}

/** Returns the colours an element paints over its whole box; a gradient has several. */
export function layerOf(element: Element): { colors: Color[]; picture: boolean } {
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  const faded = ([r, g, b, a]: Color): Color => [r, g, b, a * Number(opacity)];
  const color = faded(colorOf(backgroundColor));
  if (backgroundImage === 'none') return { colors: [color], picture: false };
  const stops =
    backgroundImage.match(/(?:rgba?|color|okl(?:ab|ch)|hsla?)\([^()]*\)|#[0-9a-f]{3,8}\b|transparent/gi) ?? [];
  const colors = stops.map((stop) => faded(colorOf(stop)));
  return {
    colors: colors.map((stop) => (color[3] > 0 ? ([...over(stop, color).slice(0, 3), color[3]] as Color) : stop)),
    picture: backgroundImage.includes('url('),
  };
}

export type Ground = { colors: Color[]; bottom: Element; picture: boolean };

/** Returns the background of an element's text: the colours beneath it, and the opaque element that ends the search. */
export function groundOf(element: Element | null): Ground {
  const from = element ?? document.documentElement;
  return remembered('ground', from, () => groundFrom(from));
}

/** Returns the next layer below `layer`: its parent, or for a fixed element the element it floats over. */
export function beneath(layer: Element, from: Element): Element | null {
  // Without script the site's header is not fixed, but it still floats over the page.
  const isFloating = getComputedStyle(layer).position === 'fixed' || layer.matches('.site-header');
  if (!isFloating || layer.closest('dialog')) return layer.parentElement;
  const { left, top, width, height } = from.getBoundingClientRect();
  const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
  const under = stack.find((each) => !layer.contains(each) && !each.contains(layer) && !each.matches('.skip-link'));
  return under ?? layer.parentElement;
}

export function groundFrom(element: Element): Ground {
  const layers: Color[][] = [];
  let picture = false;
  let bottom: Element = document.documentElement;
  for (let each: Element | null = element; each; each = beneath(each, element)) {
    const from = each;
    const layer = remembered('layer', from, () => layerOf(from));
    picture ||= layer.picture;
    layers.push(layer.colors);
    bottom = each;
    if (layer.colors.length > 0 && layer.colors.every(([, , , alpha]) => alpha > 0.995)) break;
  }
  let grounds: Color[] = [[255, 255, 255, 1]];
  for (const colors of layers.toReversed()) {
    if (colors.length === 0) continue;
    grounds = grounds.flatMap((ground) => colors.map((color) => over(color, ground))).slice(0, 16);
  }
  return { colors: grounds, bottom, picture };
}

/** Returns whether the element itself paints anything that could hide content beneath it. */
export function paints(element: Element): boolean {
  if (/^(IMG|VIDEO|CANVAS|IFRAME|INPUT|SELECT|TEXTAREA|PICTURE)$/.test(element.tagName)) return true;
  if (element instanceof SVGElement) return true;
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundImage !== 'none' || colorOf(backgroundColor)[3] > 0.05;
}
