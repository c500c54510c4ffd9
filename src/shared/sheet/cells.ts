import { formatDay } from '../calendar-date';
import { same } from '../merge';
import { fold } from '../search';
import { toInstant, toLocalTime } from '../typed/clock';
import { readNumber } from './numbers';

/** Result of reading a cell: a value for the contract to check, nothing, or why it cannot be read. */
export type ParsedCell = { value: unknown } | { nothing: true } | { problem: string };

/** How one kind of value is written to and read from a cell. A missing value gives an empty cell. */
export type Cell = {
  write: (value: unknown) => string;
  read: (text: string) => ParsedCell;
};

const NOTHING: ParsedCell = { nothing: true };
const lines = (text: string) => text.replaceAll('\r\n', '\n').trim();

/** A text that may be empty. */
export const text: Cell = {
  write: (value) => (typeof value === 'string' ? value : ''),
  read: (typed) => ({ value: lines(typed) }),
};

/** A text that may be missing: then the cell is empty. */
export const optional: Cell = {
  write: text.write,
  read: (typed) => ({ value: lines(typed) || null }),
};

/** Excel's notation of a long number in a column that is not formatted as text. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d+$/i;

/** A text of digits, such as a telephone number. */
export const digits: Cell = {
  write: text.write,
  read: (typed) =>
    SHORTENED.test(typed.trim())
      ? { problem: 'A planilha abreviou este número. Formate a coluna como texto e escreva-o de novo.' }
      : optional.read(typed),
};

const YES_OR_NO: Record<string, boolean> = {
  ...Object.fromEntries(['sim', 's', 'verdadeiro', 'true', 'yes', '1', 'x'].map((word) => [word, true])),
  ...Object.fromEntries(['nao', 'n', 'falso', 'false', 'no', '0'].map((word) => [word, false])),
};

/** `Sim`, `Não`; Excel's VERDADEIRO and FALSO are read too. */
export const yesNo: Cell = {
  write: (value) => (typeof value === 'boolean' ? (value ? 'Sim' : 'Não') : ''),
  read(typed) {
    const word = fold(typed);
    if (word === '') return NOTHING;
    const value = Object.hasOwn(YES_OR_NO, word) ? YES_OR_NO[word] : undefined;
    return value === undefined ? { problem: 'Escreva Sim ou Não.' } : { value };
  },
};

/** Returns the cell of a code, which is read by its label or as the code. `empty` is the meaning of an empty cell. */
export function choice(labels: Record<string, string>, empty: ParsedCell = NOTHING): Cell {
  return {
    write: (value) => (typeof value === 'string' ? (labels[value] ?? value) : ''),
    read(typed) {
      const word = fold(typed);
      if (word === '') return empty;
      const code = Object.keys(labels).find((one) => fold(one) === word || fold(labels[one] ?? '') === word);
      return code === undefined ? { problem: `Use um destes: ${Object.values(labels).join(', ')}.` } : { value: code };
    },
  };
}

type Numeric = {
  /** Whether a point before three digits groups thousands: `1.500`. */
  grouped?: boolean;
  /** Meaning of an empty cell. */
  empty?: ParsedCell;
  /** Converts the number in the cell to the contract's. */
  from?: (shown: number) => number | null;
  shown?: (value: number) => string;
  problem?: string;
};

const plain = (value: number) => String(value).replace('.', ',');

/** Returns the cell of a number with a decimal comma. */
export function number(options: Numeric = {}): Cell {
  const { grouped = true, empty = { nothing: true }, from = (shown) => shown, shown = plain } = options;
  const { problem = 'Escreva um número, como 1,5.' } = options;
  return {
    write: (value) => (typeof value === 'number' ? shown(value) : ''),
    read(typed) {
      if (typed.trim() === '') return empty;
      const read = readNumber(typed, grouped);
      const value = read === null ? null : from(read);
      return value === null ? { problem } : { value };
    },
  };
}

const EMPTY: ParsedCell = { value: null };
export const optionalNumber = (grouped = true) => number({ grouped, empty: EMPTY });

export const optionalWhole = number({ empty: EMPTY, problem: 'Escreva um número inteiro, como 6.' });

/** A whole percentage, `10` or `10%`; empty for 0. */
export const percent: Cell = {
  write: (value) => (typeof value === 'number' && value !== 0 ? plain(value) : ''),
  read: (typed) =>
    number({ empty: { value: 0 }, problem: 'Escreva um número inteiro, como 10.' }).read(typed.replace(/%\s*$/, '')),
};

/** Cents, written in reais: `34,90`. */
const cents: Numeric = {
  shown: (cents) => (cents / 100).toFixed(2).replace('.', ','),
  from: (reais) => {
    const cents = Math.round(reais * 100);
    return Math.round(reais * 1_000_000) === cents * 10_000 ? cents : null;
  },
  problem: 'Escreva o preço em reais, como 34,90.',
};
export const price = number(cents);
export const optionalPrice = number({ ...cents, empty: EMPTY });

/** A position, which people count from 1. */
export const position = number({ shown: (position) => String(position + 1), from: (place) => place - 1 });

const MOMENT = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,?\s+(?:às\s+)?(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/i;

/** An instant in São Paulo time: `20/11/2026 14:05`. */
export const moment: Cell = {
  write(value) {
    if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return '';
    const [date = '', time = ''] = toLocalTime(value).split('T');
    return `${formatDay(date)} ${time}`;
  },
  read(typed) {
    const words = typed.trim();
    if (words === '' || fold(words) === 'rascunho') return EMPTY;
    const value = MOMENT.test(words) ? instantAt(words) : instantIn(words);
    return value === null ? { problem: 'Escreva a data e a hora como 20/11/2026 14:05.' } : { value };
  },
};

function instantAt(words: string): string | null {
  const [, day = '', month = '', year, hour = '0', minute = '00', second = '0'] = MOMENT.exec(words) ?? [];
  const two = (part: string) => part.padStart(2, '0');
  const date = `${year}-${two(month)}-${two(day)}`;
  const instant = toInstant(`${date}T${two(hour)}:${minute}`);
  // `31/02` and `24:00` would give another day.
  const holds = instant !== null && toLocalTime(instant).startsWith(date) && Number(second) < 60;
  return holds ? new Date(Date.parse(instant) + Number(second) * 1000).toISOString() : null;
}

/** An instant in local time, as other programs write it. */
const LOCAL = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d(?::\d\d)?)$/;

/** Reads an instant as JSON has it. Without a time zone it is in São Paulo time, like any other cell. */
function instantIn(words: string): string | null {
  const [, year, month, day, time] = LOCAL.exec(words) ?? [];
  if (time) return instantAt(`${day}/${month}/${year} ${time}`);
  const instant = new Date(/^\d{4}-\d\d-\d\dT/.test(words) ? words : Number.NaN);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}

/**
 * Returns the cell of a list in words, one line each unless `write` differs. Values that words cannot express are written
 * as JSON. JSON is always read, because exports of earlier releases contain nothing else.
 */
export function readable<Value>(
  write: (value: Value) => string,
  read: (words: string) => ParsedCell,
  empty: unknown,
): Cell {
  const readBoth = (typed: string): ParsedCell => {
    const words = lines(typed);
    if (words === '') return { value: empty };
    const value = /^[[{]/.test(words) ? parsed(words) : undefined;
    return value === undefined ? read(words) : { value };
  };
  return {
    write(value) {
      if (same(value, empty) || value === undefined || value === null) return '';
      const words = write(value as Value);
      const back = readBoth(words);
      return 'value' in back && same(back.value, value) ? words : JSON.stringify(value);
    },
    read: readBoth,
  };
}

/** Parses a list or an object. `undefined` if it is no JSON, or has half a character, which no request can carry. */
function parsed(words: string): unknown {
  try {
    const value: unknown = JSON.parse(words, (_, part: unknown) => {
      if (typeof part === 'string' && !part.isWellFormed()) throw new TypeError('half a character');
      return part;
    });
    return value;
  } catch {
    return undefined;
  }
}
