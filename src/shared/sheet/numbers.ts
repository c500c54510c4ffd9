const PLAIN = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const BY_POINTS = /^[+-]?\d{1,3}(?:\.\d{3})+$/;
const BY_COMMAS = /^[+-]?\d{1,3}(?:,\d{3})+$/;
/** `1.500`, without a leading zero: `0.125` has no thousands. */
const ONE_POINT = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;

/**
 * Reads a number in both notations of spreadsheets: `1.234,5`, `1,234.5`, `1234,5`, `R$ 34,90`. If both signs occur, the
 * last one separates the decimals. A single comma separates decimals, as in Brazil. So does a single point, unless it may
 * group thousands (`grouped`) and three digits follow. `null` if it is no number.
 */
export function readNumber(typed: string, grouped: boolean): number | null {
  const text = typed
    .replace(/[\s\u00A0\u202F]/g, '')
    .replace(/^([+-]?)R\$/i, '$1')
    .replace('−', '-');
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  if (text.includes(',') && text.includes('.'))
    return comma > point ? parts(text, ',', BY_POINTS) : parts(text, '.', BY_COMMAS);
  if (text.includes(',')) return text.indexOf(',') < comma ? whole(text, BY_COMMAS) : finite(text.replace(',', '.'));
  if (text.indexOf('.') < point) return whole(text, BY_POINTS);
  return grouped && ONE_POINT.test(text) ? whole(text, BY_POINTS) : finite(text);
}

function parts(text: string, sign: string, groups: RegExp): number | null {
  const [head = '', tail = '', ...more] = text.split(sign);
  const amount = whole(head, groups);
  return amount === null || more.length > 0 || !/^\d+$/.test(tail)
    ? null
    : finite(`${head.replace(/[.,]/g, '')}.${tail}`);
}

function whole(text: string, groups: RegExp): number | null {
  return groups.test(text) ? finite(text.replace(/[.,]/g, '')) : null;
}

function finite(text: string): number | null {
  const value = PLAIN.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}
