import { dialledNumber } from '../../shared/telephone';

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
  if (PHONE.test(text)) return `tel:${dialledNumber(text)}`;
  return HOST.test(text) ? `https://${text}` : text;
}
