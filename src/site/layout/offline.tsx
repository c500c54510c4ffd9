import { useEffect, useState } from 'react';
import { toast } from '../../lib/toast';
import { offline } from '../../shared/pictures';
import { Button } from '../../ui/button';
import { LinkInline, Message } from './message';

/**
 * Shown offline for a page that was never cached: lists what can be read. Also a page of its own, which the service worker
 * caches.
 */
export function OfflineMessage() {
  const [isCached, setIsCached] = useState(true);
  useEffect(() => {
    // It controls the page once all that this message promises is cached.
    setIsCached(Boolean(navigator.serviceWorker?.controller));
    const left = new AbortController();
    const { signal } = left;
    // A network is back, which may not lead here yet: then the browser's own error would replace this page. Once another page
    // has taken its place, nothing is loaded anew: words typed there would be lost.
    const reloadIfReached = () => void fetch(location.href, { method: 'HEAD', signal }).then(reload, () => undefined);
    addEventListener('online', reloadIfReached, { signal });
    return () => left.abort();
  }, []);
  return (
    <Message status="Ops" title="Você está sem internet" picture={offline}>
      {isCached ? (
        <p className="max-w-md">
          Esta página ainda não foi guardada neste aparelho. As{' '}
          <LinkInline to="/produtos">listas de produtos</LinkInline>, as{' '}
          <LinkInline to="/onde-estamos">lojas</LinkInline> e o que você já viu continuam aqui.
        </p>
      ) : (
        <p className="max-w-md">
          Esta página ainda não foi guardada neste aparelho. Ela abre assim que a internet voltar.
        </p>
      )}
      <Button onClick={reload} className="mt-8">
        Tentar de novo
      </Button>
    </Message>
  );
}

/**
 * Loads the page anew and from its top: after a reload the browser could restore where the last page was scrolled to. Offline,
 * it would show its own error in place of the page.
 */
export function reload() {
  if (!navigator.onLine) return void toast({ title: 'Ainda sem internet', destructive: true });
  location.replace(location.pathname + location.search);
}

export const Component = OfflineMessage;
