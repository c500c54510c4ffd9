import { expect, type Locator } from '@playwright/test';

/** What keeps an element from being seen as it is: outside the window, see-through, or under something else. */
function faults(element: Element): string[] {
  const found: string[] = [];
  const { left, top, right, bottom } = element.getBoundingClientRect();
  if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) found.push('outside');
  for (let node: Element | null = element; node; node = node.parentElement) {
    if (getComputedStyle(node).opacity !== '1') found.push(`see-through at ${node.tagName}`);
  }
  for (const x of [0.2, 0.5, 0.8]) {
    for (const y of [0.2, 0.5, 0.8]) {
      const top_ = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
      if (!top_ || !element.contains(top_)) found.push(`covered by ${top_?.tagName ?? 'nothing'}`);
    }
  }
  return found;
}

/** Inside the window, opaque and uncovered, once all motion is over. */
export async function expectOnScreen(locator: Locator) {
  await expect.poll(() => locator.evaluate(faults)).toEqual([]);
}
