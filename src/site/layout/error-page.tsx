import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { useReportedError } from '../../lib/use-reported-error';
import type { Noun } from '../../shared/nouns';
import type { Refusal } from '../../shared/refusal';
import { Button, LinkButton } from '../../ui/button';
import { LinkInline, Message } from './message';
import { OfflineMessage, reload } from './offline';

/** Text and link for a missing record, by noun. */
const MISSING: Partial<Record<Noun, [text: string, to: string, label: string]>> = {
  categories: ['Esta linha não existe ou saiu do cardápio.', '/produtos', 'Voltar aos produtos'],
  products: ['Este produto não existe ou saiu do cardápio.', '/produtos', 'Voltar aos produtos'],
  posts: ['Este artigo não existe ou saiu do ar.', '/blog', 'Voltar ao blog'],
};

type Unreached = { code: 'unreached'; error: string; requestId?: never };

/** The router's error boundary of every page: missing records, unknown addresses and failures. */
export function ErrorPage() {
  const error = useRouteError();
  useReportedError(error);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const refusal: Partial<(Refusal & { requestId?: string }) | Unreached> | null = isRouteErrorResponse(error)
    ? error.data
    : null;
  const message = refusal?.error ?? '';
  const missing = refusal?.code === 'not-found' && refusal.noun && MISSING[refusal.noun];
  if (missing) {
    const [text, to, label] = missing;
    return (
      <Message status="404" title={message}>
        <p>{text}</p>
        <LinkButton to={to} className="mt-8">
          {label}
        </LinkButton>
      </Message>
    );
  }
  // Offline a page's code may be missing, not only its data.
  if (refusal?.code === 'unreached' || navigator.onLine === false) return <LostConnection />;
  return status === 404 ? <UnknownAddress /> : <Failure message={message} requestId={refusal?.requestId} />;
}

function UnknownAddress() {
  return (
    <Message status="404" title="Oops! Page not found" lang="en">
      <p lang="pt-BR">O endereço que você procura não existe ou mudou de lugar.</p>
      <LinkButton to="/" className="mt-8">
        Return to Home
      </LinkButton>
      <p lang="pt-BR" className="mt-6 text-muted">
        Ou veja os <LinkInline to="/produtos">produtos</LinkInline> e o <LinkInline to="/blog">blog</LinkInline>.
      </p>
    </Message>
  );
}

function Failure({ message, requestId }: { message: string; requestId: string | undefined }) {
  return (
    <Message status="Ops" title="Algo não saiu como devia">
      <p>{message || 'Algo deu errado do nosso lado. Tente de novo em instantes.'}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={reload}>Tentar de novo</Button>
        <LinkButton look="soft" to="/">
          Voltar ao início
        </LinkButton>
      </div>
      {requestId && (
        <p className="mt-6 text-muted">
          Código do erro: <code>{requestId}</code>
        </p>
      )}
    </Message>
  );
}

/** The page's data failed to load. If the service worker has a copy of the whole page, shows that. */
function LostConnection() {
  // Also when this message has stayed from the page before.
  const { pathname, search } = useLocation();
  const address = pathname + search;
  useEffect(() => {
    // A copy whose worker is gone cannot be shown.
    if (!navigator.serviceWorker?.controller) return;
    void caches.match(address).then((copy) => copy && location.reload());
  }, [address]);
  return <OfflineMessage />;
}
