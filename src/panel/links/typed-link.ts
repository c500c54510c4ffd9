import { dialledNumber } from '../../shared/telephone';

/** An e-mail address: `nome@exemplo.com.br`. */
const MAILBOX = /^[^\s@/:]+@[\w-]+(?:\.[\w-]+)+$/;
/** A host without scheme: `exemplo.com.br/ofertas`. */
const HOST = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/;
/** A phone number: `(27) 99999-0000`, `+55 27 3333-0000`, `0800 123 4567`. */
const PHONE = /^[+(]?\d[\d ()-]{6,18}\d$/;

/** A page of Instagram, with or without its scheme. */
const INSTAGRAM = /^(?:https?:\/\/)?((?:[\w-]+\.)?instagram\.com(?:[/?#]\S*)?)$/i;
/** The name of a profile. Without its `@`, one that ends as a domain does is a host. */
const HANDLE = /^(?:@[\w.]+|(?!.*\.(?:com|net|org|br|app|me|site|store|shop)$)[\w.]+)$/i;

/** Returns the address for a profile of Instagram as people type it: `@soul`, `instagram.com/soul`. */
export function typedProfile(typed: string): string {
  const text = typed.trim();
  const [, page] = INSTAGRAM.exec(text) ?? [];
  if (page) return `https://${page}`;
  return HANDLE.test(text) ? `https://www.instagram.com/${text.replace('@', '')}` : typedHost(text);
}

/** Returns whether an address is a page of Instagram. */
export const isInstagram = (address: string) => address.startsWith('https://') && INSTAGRAM.test(address);

/** Returns the address for a host as people type it. */
export function typedHost(typed: string): string {
  const text = typed.trim();
  return HOST.test(text) ? `https://${text}` : text;
}

/** Returns the address for an e-mail, phone number or host as people type it. */
export function typedLink(typed: string): string {
  const text = typed.trim();
  if (MAILBOX.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${dialledNumber(text)}`;
  return typedHost(text);
}
