import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router-dom';

/** What an error boundary caught is told of like what nothing caught; what a server answered, that server knows. */
export function useToldError(error: unknown) {
  useEffect(() => {
    if (!isRouteErrorResponse(error)) dispatchEvent(new ErrorEvent('error', { error }));
  }, [error]);
}
