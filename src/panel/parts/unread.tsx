import { CloudOff } from 'lucide-react';
import { isRouteErrorResponse } from 'react-router-dom';
import { toast } from '../../lib/toast';
import { type Refusal, withErrorCode } from '../../shared/refusal';
import { Button } from './button';
import { EmptyState } from './empty-state';

/** A reading whose failure is told by a toast of that title; its error stands in the screen's place. */
export function tellAndThrow(title: string) {
  return (error: unknown): never => {
    toast({ title, description: messageOf(error), destructive: true });
    throw error;
  };
}

/** What the server said, if it said anything. `unwrap` throws what the router makes a route's error of. */
export function messageOf(error: unknown): string | undefined {
  const data = isRouteErrorResponse(error) ? error.data : (error as { data?: unknown } | null)?.data;
  const told = data as Partial<Refusal & { requestId: string }> | null | undefined;
  return typeof told?.error === 'string' ? withErrorCode(told.error, told) : undefined;
}

/** In place of a list that could not be read. */
export function Unread({ onReadAgain }: { onReadAgain: () => void }) {
  return (
    <EmptyState icon={CloudOff} text="Não conseguimos ler esta lista agora.">
      <Button onClick={onReadAgain}>Tentar de novo</Button>
    </EmptyState>
  );
}
