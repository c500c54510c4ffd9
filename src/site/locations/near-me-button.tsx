import { Navigation } from 'lucide-react';
import { Button } from '../../ui/button';
import type { useNearMe } from './use-near-me';

export function NearMeButton({ point, toggle, asking }: ReturnType<typeof useNearMe>) {
  return (
    <Button
      look={point ? 'primary' : 'soft'}
      onClick={toggle}
      busy={asking}
      aria-pressed={point !== null}
      className="noscript:hidden"
    >
      <Navigation aria-hidden size={18} />
      Perto de mim
    </Button>
  );
}
