import { MessageCircle } from 'lucide-react';
import { chatLink } from '../../shared/whatsapp';
import { type ButtonLook, buttonClass } from '../../ui/button';
import { useSite } from '../layout/document';

/** Opens a chat with the fixed words of someone who is interested. */
export function InterestButton({ look, children }: { look?: ButtonLook; children: string }) {
  const { settings } = useSite();
  return (
    <a
      href={chatLink(settings.chatPhone, settings.licensingMessage)}
      target="_blank"
      rel="noopener"
      className={buttonClass(look)}
    >
      <MessageCircle aria-hidden size={20} />
      {children}
    </a>
  );
}
