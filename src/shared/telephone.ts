import { internationalDigits } from './whatsapp';

/** Numbers that only Brazil can dial: without an area code, such as `4003-1234`, and `0800 123 4567`. */
const DOMESTIC = /^(?:\d{1,9}|0[3589]00\d{6,7})$/;

/** Returns the number to dial: `+5527999990000`, or `40031234` and `08001234567` as written. */
export function dialledNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const isDomestic = DOMESTIC.test(digits) && !phone.trim().startsWith('+');
  return isDomestic ? digits : `+${internationalDigits(phone)}`;
}
