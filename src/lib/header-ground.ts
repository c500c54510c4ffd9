/** Scroll distance, in px, above which the header gets a background. It must not wait for hydration. */
const SCROLL_THRESHOLD = 20;

// In the same frame, but after what else it calls: `scrollY` lays out a page that was just drawn.
addEventListener('scroll', () => requestAnimationFrame(followScroll));

function followScroll() {
  document.querySelector('.site-header')?.setAttribute('data-scrolled', String(scrollY > SCROLL_THRESHOLD));
}
