/** How far below the upper edge what is looked for is shown, in px. */
const ABOVE = 64;

/** Scrolls a box to where something stands in the frame in it, unless that is in sight and may stay where it is. */
export function bringIntoView(box: HTMLElement, found: Element, staysInSight = false) {
  const frame = found.ownerDocument.defaultView?.frameElement;
  if (!frame) return;
  const scale = frame.getBoundingClientRect().width / frame.clientWidth;
  const { top, bottom } = found.getBoundingClientRect();
  // The frame is as high as what it shows: nothing is scrolled in it.
  const start = frame.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
  const [from, to] = [start + top * scale, start + bottom * scale];
  const isInSight = from >= box.scrollTop && to <= box.scrollTop + box.clientHeight;
  if (!staysInSight || !isInSight) box.scrollTop = from - ABOVE;
}
