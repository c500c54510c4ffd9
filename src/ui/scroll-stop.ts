/** Ref of a box that scrolls in some windows: the Tab key stops at it only in those, where the keyboard has to scroll it. */
export function stopWhereItScrolls(box: HTMLElement | null) {
  if (!box) return;
  const observer = new ResizeObserver(() => {
    box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1;
  });
  observer.observe(box);
  return () => observer.disconnect();
}
