import { MessageCircle } from 'lucide-react';
import type { Written } from '../../shared/pages/written';
import { chatLink } from '../../shared/whatsapp';
import { buttonClass } from '../../ui/button';
import { useSite } from '../layout/document';
import { Said } from '../layout/said';

/** Opens a chat with the preset message of an interested person. */
export function InterestButton({ written, name }: { written: Written; name: keyof Written }) {
  const { settings } = useSite();
  return (
    <a
      href={chatLink(settings.chatPhone, settings.licensingMessage)}
      target="_blank"
      rel="noopener"
      className={buttonClass()}
    >
      <MessageCircle aria-hidden size={20} />
      <Said as="span" of={written} name={name} />
    </a>
  );
}
