import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { toast } from '../../lib/toast';
import { useReportedError } from '../../lib/use-reported-error';
import type { Noun } from '../../shared/nouns';
import { offline, picture404 } from '../../shared/pictures';
import type { Refusal } from '../../shared/refusal';
import { Button, LinkButton } from '../../ui/button';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { worldOf } from '../../ui/world';

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
  useEffect(() => {
    window.caches?.match(location.href).then((copy) => copy && location.reload());
  }, []);
  return <OfflineMessage />;
}

/**
 * Shown offline for a page that was never cached: lists what can be read. Also a page of its own, which the service worker
 * caches.
 */
export function OfflineMessage() {
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <Message status="Ops" title="Você está sem internet" picture={offline}>
      <p className="max-w-md">
        Esta página ainda não foi guardada neste aparelho. Os <LinkInline to="/produtos">produtos</LinkInline>, as{' '}
        <LinkInline to="/onde-estamos">lojas</LinkInline> e o que você já viu continuam aqui.
      </p>
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
function reload() {
  if (!navigator.onLine) return void toast({ title: 'Ainda sem internet', destructive: true });
  location.replace(location.pathname + location.search);
}

function LinkInline({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="font-medium text-primary-deep underline underline-offset-4">
      {children}
    </Link>
  );
}

type MessageProps = { status: string; title: string; lang?: string; picture?: string; children: ReactNode };

/** A message over a picture of a mishap: a fallen cone, an unplugged freezer. */
export function Message({ status, title, lang, picture = picture404, children }: MessageProps) {
  return (
    <section lang={lang} className="message world" style={worldOf(picture)}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <p aria-hidden>{status}</p>
      <div className="mishap">
        <Picture src={picture} alt="" eager sizes="min(100vw, 34rem)" />
      </div>
      <h1 className="mt-2 mb-4 text-title">{title}</h1>
      {children}
    </section>
  );
}
