/** Scroll distance, in px, above which the header gets a background. It must not wait for hydration. */
const SCROLL_THRESHOLD = 20;

addEventListener('scroll', () => {
  document.querySelector('.site-header')?.setAttribute('data-scrolled', String(scrollY > SCROLL_THRESHOLD));
});
