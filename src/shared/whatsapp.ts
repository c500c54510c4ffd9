const COUNTRY_CODE = '55';
/** A Brazilian number without country code: two digits of area and eight or nine of subscriber. */
const NATIONAL_LENGTHS = [10, 11];

/** Returns the digits to dial from anywhere in the world: the same for `(27) 99999-0000` and `+55 27 99999-0000`. */
export function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  // Two zeros are how `+` is dialled (ITU-T E.164); one is the trunk prefix within Brazil.
  const international = /^\s*(\+|00)/.test(phone) || !NATIONAL_LENGTHS.includes(digits.length);
  return international ? digits : COUNTRY_CODE + digits;
}

/** Returns whether it is a Brazilian mobile number (ninth digit: 9), which takes chats too (Anatel, Resolução 553/2010). */
export function takesChats(phone: string): boolean {
  return /^55\d{2}9\d{8}$/.test(internationalDigits(phone));
}

/** Returns the chat link of a phone number, with the text URL-encoded. */
export function chatLink(phone: string, text?: string): string {
  return `https://wa.me/${internationalDigits(phone)}${text ? `?text=${encode(text)}` : ''}`;
}

/** Returns a link that opens a chat of the visitor's choice with the text. */
export function shareLink(text: string): string {
  return `https://wa.me/?text=${encode(text)}`;
}

/** Encodes a text. A pasted text may contain half an emoji, on which `encodeURIComponent` would throw. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
