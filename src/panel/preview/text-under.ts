/** Elements that hold a page's texts. */
const HEADINGS = 'h1, h2, h3';
const TEXTS = `${HEADINGS}, p, a, li`;
const SHOWN = `${TEXTS}, img`;

/** Clicked texts, innermost first, then addresses of pictures behind them; and the headings before them, nearest first. */
export type Picked = { under: string[]; above: string[] };

/** Returns the texts and pictures at a click's position in a preview's frame, which is inert and gets no events itself. */
export function textsUnder(
  frame: HTMLIFrameElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Picked {
  const place = frame.getBoundingClientRect();
  const scale = place.width / frame.clientWidth;
  const [x, y] = [(clientX - place.left) / scale, (clientY - place.top) / scale];
  const all = [...(frame.contentDocument?.querySelectorAll(SHOWN) ?? [])];
  const under = all.filter((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  const [outermost] = under;
  const above = outermost ? all.slice(0, all.indexOf(outermost)).filter((element) => element.matches(HEADINGS)) : [];
  const textsOf = (elements: Element[]) => elements.map(({ textContent }) => textContent.trim()).toReversed();
  const pictures = under.flatMap((element) => element.getAttribute('src') ?? []);
  return { under: [...textsOf(under.filter((element) => element.matches(TEXTS))), ...pictures], above: textsOf(above) };
}
