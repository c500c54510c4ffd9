import { Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../lib/copy-text';
import { Button } from '../../ui/button';

type Props = { title: string; url: string };

/** Opens the device's own ways to share a page; where it has none, copies the address. Rendered only in the browser. */
export function ShareButton({ title, url }: Props) {
  const [label, setLabel] = useState('');
  useEffect(() => setLabel('share' in navigator ? 'Compartilhar' : 'Copiar link'), []);
  function share() {
    if (!navigator.share) return copyText(url, 'Link copiado');
    // Rejected also if the visitor closes the device's menu: nothing went wrong then.
    return navigator.share({ title, url }).catch(() => undefined);
  }
  return (
    label && (
      <Button look="soft" onClick={share}>
        <Share2 aria-hidden size={20} />
        {label}
      </Button>
    )
  );
}
