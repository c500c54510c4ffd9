/**
 * Takes the picture of the pressed card, or of the product, out of the page that is left. The returned function lets it move
 * to its place in the next page, by a view transition that begins there: one that begins on the old page would delay the
 * next by the browser's snapshot.
 */
export function lift(): () => void {
  const pictureIn = (box: string) => document.querySelector<HTMLElement>(`${box} picture`);
  const picture = pictureIn('.card:focus-within') ?? pictureIn('.product-stage');
  const box = picture?.parentElement?.getBoundingClientRect();
  return () => {
    const place = document.querySelector<HTMLElement>('.product-stage, .article-cover');
    if (!picture || !box || picture.isConnected || !place || !document.startViewTransition) return;
    // The element itself, because a copy would have to load. Of two elements with one name none would move.
    place.style.viewTransitionName = 'none';
    picture.className = 'fixed z-50 overflow-hidden rounded-card';
    picture.style.cssText = `view-transition-name:lifted;left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`;
    document.body.prepend(picture);
    document.startViewTransition(() => {
      picture.remove();
      place.style.viewTransitionName = '';
    });
  };
}
