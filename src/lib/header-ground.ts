/** Over a page that is scrolled by more than this many pixels the header has a ground, from the first paint on. */
const SCROLL_THRESHOLD = 20;

addEventListener('scroll', () => {
  document.querySelector('.site-header')?.setAttribute('data-scrolled', String(scrollY > SCROLL_THRESHOLD));
});
