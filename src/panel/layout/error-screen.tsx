import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { useReportedError } from '../../lib/use-reported-error';
import { type ListNoun, lists } from '../../shared/panel-lists';
import { wayBackTo } from '../lists/way-back';
import { Button, LinkButton } from '../parts/button';
import { useTitle } from '../parts/use-title';
import { NotAllowed } from './not-allowed';

/** Shows a loading message until the session is known. */
export function Starting() {
  return (
    <main className="starting">
      <p role="status">Carregando...</p>
    </main>
  );
}

const UNKNOWN = 'Algo deu errado do nosso lado. Tente de novo em instantes.';

/** Replaces the whole panel after an error. */
export function PanelError() {
  return (
    <main>
      <ErrorScreen />
    </main>
  );
}

/** Replaces a screen that failed to load. The user may have lost a role since the panel was opened. */
export function ErrorScreen() {
  const error = useRouteError();
  useReportedError(error);
  const isForbidden = isRouteErrorResponse(error) && error.data?.code === 'forbidden';
  return isForbidden ? <NotAllowed text={String(error.data.error)} /> : <Unread error={error} />;
}

function Unread({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  const known = isRouteErrorResponse(error);
  const message = known ? String(error.data?.error ?? UNKNOWN) : UNKNOWN;
  const missing = known && (error.data?.code === 'not-found' || error.status === 404);
  useTitle(missing ? 'Não encontrado' : 'Erro');
  const list = useListAbove();
  return (
    <section className="mx-auto grid max-w-md justify-items-center gap-3 py-24 text-center">
      <h1 tabIndex={-1} className="text-xl outline-none">
        {missing ? 'Não encontrado' : 'Não deu para abrir esta tela'}
      </h1>
      <p>{message}</p>
      {known && error.data?.requestId && (
        <p className="text-sm text-muted">
          Código do erro: <code className="select-all">{String(error.data.requestId)}</code>
        </p>
      )}
      <p className="mt-3 flex flex-wrap justify-center gap-2">
        {!missing && (
          <Button look="primary" busy={state === 'loading'} onClick={() => revalidate()}>
            Tentar de novo
          </Button>
        )}
        {list && <LinkButton to={wayBackTo(list)}>Voltar à lista</LinkButton>}
        <LinkButton to="/painel">Ir para o Dashboard</LinkButton>
      </p>
    </section>
  );
}

/** Returns the list that a record's screen belongs to; undefined on a list itself. */
function useListAbove(): ListNoun | undefined {
  const { pathname } = useLocation();
  const above = (Object.keys(lists) as ListNoun[]).filter((noun) => pathname.startsWith(`${lists[noun].path}/`));
  // Lists can be nested: categories are below products.
  const [nearest] = above.toSorted((one, other) => lists[other].path.length - lists[one].path.length);
  return nearest;
}
