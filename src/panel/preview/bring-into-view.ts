/** Distance of the found element from the upper edge, in px. */
const ABOVE = 64;

/** Scrolls a box to an element in its frame. With `staysInSight`, does nothing if the element is visible. */
export function bringIntoView(box: HTMLElement, found: Element, staysInSight = false) {
  const frame = found.ownerDocument.defaultView?.frameElement;
  if (!frame) return;
  const scale = frame.getBoundingClientRect().width / frame.clientWidth;
  const { top, bottom } = found.getBoundingClientRect();
  // The frame is as high as its content, so it never scrolls itself.
  const start = frame.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
  const [from, to] = [start + top * scale, start + bottom * scale];
  const isInSight = from >= box.scrollTop && to <= box.scrollTop + box.clientHeight;
  if (!staysInSight || !isInSight) box.scrollTop = from - ABOVE;
}
