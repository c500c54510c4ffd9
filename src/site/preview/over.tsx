import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { LinkButton } from '../../ui/button';
import { ErrorPage } from '../layout/error-page';
import { Message } from '../layout/message';

/** Error page for a preview link that has expired or never existed. */
export function PreviewOver() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status !== 404 && status !== 410) return <ErrorPage />;
  const isOver = status === 410;
  const page: string | null = (isOver && isRouteErrorResponse(error) && error.data.page) || null;
  return (
    <Message
      status={isOver ? 'Prévia' : '404'}
      title={isOver ? 'Este link de prévia não vale mais' : 'Este link de prévia não existe'}
    >
      <p className="max-w-md">
        {isOver
          ? 'Ele venceu, foi retirado por quem o criou, ou o que ele mostrava já foi publicado. Peça um novo a quem o enviou.'
          : 'Confira se o endereço foi copiado inteiro, ou peça um novo a quem o enviou.'}
      </p>
      <LinkButton to={page ?? '/'} className="mt-8">
        {page ? 'Ver como está no site' : 'Ir ao site'}
      </LinkButton>
    </Message>
  );
}
