/** An amount, with or without dots for thousands, then a comma and cents; or a dot and cents, as other keyboards type. */
const AMOUNT = /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{0,2}))?$|^(\d+)\.(\d{1,2})$/;
/** A number whose dots group thousands: `1.500`, `1.234,5`. `0.125` has no thousands. */
const GROUPED = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;
const DECIMAL = /^-?\d+(?:[.,]\d+)?$/;

/** `34,90`, `34.90`, `1.234,50`, `R$ 5` → integer cents; `null` if invalid. A dot before three digits groups thousands. */
export function parsePrice(text: string): number | null {
  const match = AMOUNT.exec(text.replace(/^\s*R\$/i, '').replace(/\s/g, ''));
  if (!match) return null;
  const [, grouped, cents, plain, dotted] = match;
  const whole = (grouped ?? plain ?? '').replaceAll('.', '');
  return Number(whole + (cents ?? dotted ?? '').padEnd(2, '0'));
}

/** `1,5` or `1.5` → 1.5, `1.500` → 1500, as for prices; `null` for an empty field; `NaN` for anything else. */
export function parseDecimal(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const plain = GROUPED.test(trimmed) ? trimmed.replaceAll('.', '') : trimmed;
  return DECIMAL.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}

/** `1.5` → `1,5`; empty for an unknown amount. */
export function decimalText(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',');
}
