const COUNTRY_CODE = '55';
/** A Brazilian number without country code: two digits of area and eight or nine of subscriber. */
const NATIONAL_LENGTHS = [10, 11];

/**
 * The chat link of a phone number: its digits, the country code kept or added (`(27) 99999-0000` and
 * `+55 27 99999-0000` give the same link), and the text URL-encoded.
 */
export function chatLink(phone: string, text?: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  const international = phone.trim().startsWith('+') || !NATIONAL_LENGTHS.includes(digits.length);
  const number = international ? digits : COUNTRY_CODE + digits;
  return `https://wa.me/${number}${text ? `?text=${encode(text)}` : ''}`;
}

/** Opens a chat of the visitor's choice with the text. */
export function shareLink(text: string): string {
  return `https://wa.me/?text=${encode(text)}`;
}

/** An emoji cut in half, as a pasted text may hold, would make the encoding fail. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
