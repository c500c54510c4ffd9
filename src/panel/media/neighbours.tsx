import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useOutletContext } from 'react-router-dom';
import { recordPath } from '../../shared/nouns';
import { Button, LinkButton } from '../parts/button';
import type { Library } from './media-list';

/** Links to the pictures before and after this one on the walk. */
export function Neighbours({ id, walk, search }: { id: number; walk: number[]; search: string }) {
  const { more } = useOutletContext<Library>();
  const at = walk.indexOf(id);
  const isLast = at >= 0 && at === walk.length - 1;
  const readOn = useEffectEvent(() => more?.());
  // Once per picture: a failed request must not be repeated in a loop.
  useEffect(() => {
    if (isLast) readOn();
  }, [isLast]);
  if (at < 0) return null;
  const addressOf = (index: number) => {
    const id = walk[index];
    return id === undefined ? undefined : `${recordPath('media', id)}${search}`;
  };
  return (
    <>
      <Step label="Imagem anterior" icon={ChevronLeft} to={addressOf(at - 1)} step="previous" />
      <Step label="Próxima imagem" icon={ChevronRight} to={addressOf(at + 1)} step="next" />
    </>
  );
}

type StepProps = { label: string; icon: LucideIcon; to: string | undefined; step: 'previous' | 'next' };

function Step({ label, icon: Icon, to, step }: StepProps) {
  const look = { 'aria-label': label, title: label, className: 'aspect-square px-0' };
  return to ? (
    <LinkButton to={to} data-step={step} {...look}>
      <Icon aria-hidden size={17} />
    </LinkButton>
  ) : (
    <Button disabled {...look}>
      <Icon aria-hidden size={17} />
    </Button>
  );
}
