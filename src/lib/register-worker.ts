/** Registers the service worker after the page has loaded. Without it the site works the same while online. */
export function registerWorker() {
  if (import.meta.env.DEV || !navigator.serviceWorker) return;
  const register = () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  };
  if (document.readyState === 'complete') setTimeout(register, 500);
  else addEventListener('load', register, { once: true });
}
