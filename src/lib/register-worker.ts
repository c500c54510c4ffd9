/**
 * Registers the service worker after the page has loaded. Without it the site works the same while online. If the page shown
 * was its copy, and has changed since, its data is read anew.
 */
export function registerWorker(router: { revalidate: () => unknown }) {
  const { serviceWorker } = navigator;
  if (import.meta.env.DEV || !serviceWorker) return;
  serviceWorker.addEventListener('message', () => router.revalidate());
  serviceWorker.controller?.postMessage('has it changed?');
  const register = () => {
    serviceWorker.register('/sw.js').catch(() => undefined);
  };
  if (document.readyState === 'complete') setTimeout(register, 500);
  else addEventListener('load', register, { once: true });
}
