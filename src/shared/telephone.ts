import { internationalDigits } from './whatsapp';

/** Numbers that only Brazil can dial: without an area code, such as `4003-1234`, and `0800 123 4567`. */
const DOMESTIC = /^(?:\d{1,9}|0[3589]00\d{6,7})$/;

/** Returns the number to dial: `+5527999990000`, or `40031234` and `08001234567` as written. */
export function dialledNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const isDomestic = DOMESTIC.test(digits) && !phone.trim().startsWith('+');
  return isDomestic ? digits : `+${internationalDigits(phone)}`;
}

/** Area codes that are in use (Anatel, Resolução 263/2001): 67 of the 81 without a zero. */
export const AREA = '(?:[14689][1-9]|2[12478]|3[1-578]|5[1345]|7[134579])';
const IN_USE = new RegExp(`^${AREA}$`);
export const NO_AREA = 'Confira o DDD: este não existe.';

/** Any number as long as a Brazilian one with its area code, after a country code, a trunk prefix or neither. */
const WITH_AREA = /^(?:(?:\+|00)?55|0)?(\d{2})\d{8,9}$/;

/** Returns false for a Brazilian number whose area code does not exist. Other texts have none. */
export function hasAreaInUse(phone: string): boolean {
  const bare = bareNumber(phone);
  const [, area] = WITH_AREA.exec(bare) ?? [];
  return area === undefined || DOMESTIC.test(bare) || IN_USE.test(area);
}

const bareNumber = (phone: string) => phone.replace(/[\s().-]/g, '');

/** A Brazilian number, mobile or fixed, with its area code, after a country code, a trunk prefix or neither. */
const BRAZILIAN = /^(?:(?:\+|00)?55|0)?([1-9]{2})(9\d{4}|[2-9]\d{3})(\d{4})$/;

/** Returns `27999990000` and `+55 27 99999-0000` as `(27) 99999-0000`, and any other text as it is. */
export function formatPhone(typed: string): string {
  const found = BRAZILIAN.exec(bareNumber(typed));
  return found ? `(${found[1]}) ${found[2]}-${found[3]}` : typed;
}
