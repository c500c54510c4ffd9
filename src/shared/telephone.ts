import { internationalDigits } from './whatsapp';

/** Numbers that only Brazil can dial: without an area code, such as `4003-1234`, and `0800 123 4567`. */
const DOMESTIC = /^(?:\d{1,9}|0[3589]00\d{6,7})$/;

/** Returns the number to dial: `+5527999990000`, or `40031234` and `08001234567` as written. */
export function dialledNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const isDomestic = DOMESTIC.test(digits) && !phone.trim().startsWith('+');
  return isDomestic ? digits : `+${internationalDigits(phone)}`;
}

/** A Brazilian number, mobile or fixed, with its area code, after a country code, a trunk prefix or neither. */
const BRAZILIAN = /^(?:(?:\+|00)?55|0)?([1-9]{2})(9\d{4}|[2-9]\d{3})(\d{4})$/;

/** Returns `27999990000` and `+55 27 99999-0000` as `(27) 99999-0000`, and any other text as it is. */
export function formatPhone(typed: string): string {
  const found = BRAZILIAN.exec(typed.replace(/[\s().-]/g, ''));
  return found ? `(${found[1]}) ${found[2]}-${found[3]}` : typed;
}
