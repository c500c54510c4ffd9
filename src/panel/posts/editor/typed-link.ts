import { internationalDigits } from '../../../shared/whatsapp';

/** An e-mail address: `nome@exemplo.com.br`. */
const MAILBOX = /^[^\s@/:]+@[\w-]+(?:\.[\w-]+)+$/;
/** A host without scheme: `exemplo.com.br/ofertas`. */
const HOST = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/;
/** A phone number: `(27) 99999-0000`, `+55 27 3333-0000`, `0800 123 4567`. */
const PHONE = /^[+(]?\d[\d ()-]{6,18}\d$/;

/** Returns the address for an e-mail, phone number or host as people type it. */
export function typedLink(typed: string): string {
  const text = typed.trim();
  if (MAILBOX.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return dialled(text);
  return HOST.test(text) ? `https://${text}` : text;
}

/** Returns a `tel:` address. Toll-free numbers are dialled as written. */
function dialled(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.startsWith('0') ? `tel:${digits}` : `tel:+${internationalDigits(phone)}`;
}
