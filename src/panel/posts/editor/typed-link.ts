import { internationalDigits } from '../../../shared/whatsapp';

/** `nome@exemplo.com.br` */
const MAILBOX = /^[^\s@/:]+@[\w-]+(?:\.[\w-]+)+$/;
/** A host as people write it: `exemplo.com.br/ofertas`. */
const HOST = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/;
/** `(27) 99999-0000`, `+55 27 3333-0000`, `0800 123 4567` */
const PHONE = /^[+(]?\d[\d ()-]{6,18}\d$/;

/** What people write as they say it, as the address that it means. */
export function typedLink(typed: string): string {
  const text = typed.trim();
  if (MAILBOX.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return dialled(text);
  return HOST.test(text) ? `https://${text}` : text;
}

/** A toll-free number is dialled as it is written. */
function dialled(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.startsWith('0') ? `tel:${digits}` : `tel:+${internationalDigits(phone)}`;
}
