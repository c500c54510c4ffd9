/** Asks for the service worker once nothing else is wanted of the network. Without one the site is the same, online. */
export function registerWorker() {
  if (import.meta.env.DEV || !navigator.serviceWorker) return;
  const register = () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  };
  if (document.readyState === 'complete') setTimeout(register, 500);
  else addEventListener('load', register, { once: true });
}
