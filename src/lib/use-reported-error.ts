import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router-dom';

/** Reports an error that an error boundary caught like an uncaught one. The server knows its own error responses. */
export function useReportedError(error: unknown) {
  useEffect(() => {
    if (!isRouteErrorResponse(error)) dispatchEvent(new ErrorEvent('error', { error }));
  }, [error]);
}
