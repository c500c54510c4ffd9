import { CloudOff } from 'lucide-react';
import { isRouteErrorResponse } from 'react-router-dom';
import { toast } from '../../lib/toast';
import { type Refusal, withErrorCode } from '../../shared/refusal';
import { Button } from './button';
import { EmptyState } from './empty-state';

/** Returns an error handler for loaders. It shows a toast with this title, then throws, for the error screen. */
export function tellAndThrow(title: string) {
  return (error: unknown): never => {
    toast({ title, description: messageOf(error), destructive: true });
    throw error;
  };
}

/** Returns the server's message, if any. The router turns what `unwrap` throws into a route error. */
export function messageOf(error: unknown): string | undefined {
  const data = isRouteErrorResponse(error) ? error.data : (error as { data?: unknown } | null)?.data;
  const refusal = data as Partial<Refusal & { requestId: string }> | null | undefined;
  return typeof refusal?.error === 'string' ? withErrorCode(refusal.error, refusal) : undefined;
}

/** Replaces a list that failed to load. */
export function Unread({ onReadAgain }: { onReadAgain: () => void }) {
  return (
    <EmptyState icon={CloudOff} text="Não conseguimos ler esta lista agora.">
      <Button onClick={onReadAgain}>Tentar de novo</Button>
    </EmptyState>
  );
}
