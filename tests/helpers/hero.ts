/**
 * Runs in the browser: checks the layout of every slide on the home page at the window's size; hidden slides have a layout
 * too. Returns all faults; empty if the hero is right.
 */
export function heroFaults(products: Record<'wide' | 'tall', { x: [number, number]; y: [number, number] }>): string[] {
  const faults: string[] = [];
  const hero = document.querySelector('.hero');
  if (!hero) return ['no hero'];
  const frame = hero.getBoundingClientRect();

  const expected = innerHeight * (innerWidth < 768 ? 0.8 : 1);
  if (Math.abs(frame.height - expected) > 1) faults.push(`height ${frame.height}, not ${expected}`);

  const header = document.querySelector('.header-row')?.getBoundingClientRect();
  const controls = [...hero.querySelectorAll('.hero-controls button')];
  const box = (element: Element) => element.getBoundingClientRect();
  const meet = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const inside = (a: DOMRect) =>
    a.left >= frame.left && a.right <= frame.right && a.top >= frame.top - 0.5 && a.bottom <= frame.bottom + 0.5;

  /** Returns the box of the letters, narrower than the block. */
  function inked(element: Element): DOMRect {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  }
  function lines(element: Element): number {
    const range = document.createRange();
    range.selectNodeContents(element);
    const tops: number[] = [];
    for (const { top, height, width } of range.getClientRects()) {
      if (width > 1 && !tops.some((known) => Math.abs(known - top) < height / 2)) tops.push(top);
    }
    return tops.length;
  }
  /** Returns the painted area of the products: the picture covers its box from the lower right corner. */
  function painted(image: HTMLImageElement): DOMRect | null {
    const [, width, height] = /-(\d+)x(\d+)-[0-9a-f]{6}-/.exec(image.currentSrc)?.map(Number) ?? [];
    if (!width || !height) return null;
    const { x, y } = products[width > height ? 'wide' : 'tall'];
    const place = box(image);
    const scale = Math.max(place.width / width, place.height / height);
    const [left, top] = [place.right - width * scale, place.bottom - height * scale];
    const shift = width > height ? 0 : (width * scale - place.width) / 2;
    return new DOMRect(
      left + shift + x[0] * width * scale,
      top + y[0] * height * scale,
      (x[1] - x[0]) * width * scale,
      (y[1] - y[0]) * height * scale,
    );
  }

  for (const [index, slide] of [...hero.querySelectorAll('.slide')].entries()) {
    const say = (fault: string) => faults.push(`slide ${index + 1}: ${fault}`);
    const title = slide.querySelector('.slide-title');
    const phrase = slide.querySelector('.slide-phrase');
    const image = slide.querySelector('img');
    if (!title || !image) return [...faults, 'no title or picture'];
    if (lines(title) > 3) say(`title in ${lines(title)} lines`);
    if (phrase && lines(phrase) !== 1) say('brand phrase broken');

    const subtitle = slide.querySelector('.slide-subtitle');
    const pieces: [string, DOMRect][] = [
      ['title', inked(title)],
      ...(subtitle ? [['subtitle', inked(subtitle)] as [string, DOMRect]] : []),
      ...[...slide.querySelectorAll('.slide-buttons > a')].map((link): [string, DOMRect] => [
        `"${link.textContent}"`,
        box(link),
      ]),
    ];
    const shown = painted(image);
    if (!shown) say('picture unknown');
    const others: [string, DOMRect][] = [
      ...controls.map((control): [string, DOMRect] => [control.ariaLabel ?? 'control', box(control)]),
      ...(header ? [['header', header] as [string, DOMRect]] : []),
      ...(shown ? [['products', shown] as [string, DOMRect]] : []),
    ];
    for (const [at, [name, place]] of pieces.entries()) {
      if (!inside(place)) say(`${name} leaves the hero`);
      for (const [other, its] of [...pieces.slice(at + 1), ...others]) {
        if (meet(place, its)) say(`${name} meets ${other}`);
      }
    }
    for (const control of controls) {
      const place = box(control);
      if (!inside(place)) say(`${control.ariaLabel} leaves the hero`);
      if (place.width < 24 || place.height < 24) say(`${control.ariaLabel} is small`);
      if (shown && meet(place, shown)) say(`${control.ariaLabel} meets products`);
    }
  }
  return faults;
}
