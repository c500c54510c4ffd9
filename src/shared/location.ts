import { cityName } from './address';
import { formatDay } from './calendar-date';
import { capitalized } from './capitalized';
import { clashIn } from './clashing-hours';
import type { Holiday } from './holidays';
import { imageAddress } from './image';
import { dayOfDate } from './local-time';
import { LOCATION_TYPES, type LocationKind } from './location-type';
import { DAYS, isWeekend } from './opening-hours';
import { optionalText } from './optional-text';
import { PAYMENT_CODES } from './payment';
import { formatPostalCode, postalDigits } from './postal-code';
import { productMentions } from './product-mention';
import { readableText } from './readable-text';
import { fold } from './search';
import { formatPhone, hasAreaInUse, NO_AREA } from './telephone';
import { uf } from './uf';
import { z } from './zod';

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Use o horário no formato 09:00.');

/** One line of opening hours: weekdays (0 = Sunday) and local times. It runs past midnight if it closes before it opens. */
export const openingHours = z.strictObject({
  days: z.array(z.int().min(0).max(6)).min(1, 'Escolha ao menos um dia.').max(7, 'A semana tem 7 dias.'),
  opens: clock,
  closes: clock,
});
export type OpeningHours = z.infer<typeof openingHours>;

const CLASH = 'um horário começa antes de o outro terminar. Deixe um só ou mude as horas.';

/** Hours of one day may not overlap: visitors could not tell which ones apply. */
const weeklyHours = z
  .array(openingHours)
  .max(7, 'Use no máximo 7 linhas de horário.')
  .superRefine((lines, context) => {
    const clash = clashIn(lines);
    if (!clash) return;
    const { index, day } = clash;
    context.addIssue({
      code: 'custom',
      path: [index],
      message: `${isWeekend(day) ? 'No' : 'Na'} ${DAYS[day]}, ${CLASH}`,
    });
  });

/** Maximum length of one exception, in days, and maximum number of exceptions of a location. */
const LONGEST = 366;
export const MAX_EXCEPTIONS = 60;
export const MAX_RANGES = 3;

/** Dates on which a location's weekly hours do not apply. No `hours`: it is closed on these dates. */
export const hoursException = z
  .strictObject({
    from: z.iso.date('Informe a data.'),
    /** The last day, included; for a single day the same as `from`. */
    to: z.iso.date('Informe até que data vale.'),
    hours: z.array(openingHours.omit({ days: true })).max(MAX_RANGES, `Use no máximo ${MAX_RANGES} horários por data.`),
    note: optionalText(60, 'A observação'),
  })
  .refine(({ from, to }) => to >= from, { path: ['to'], error: 'A última data vem antes da primeira.' })
  // Without a date, the duration is unknown.
  .refine(({ from, to }) => !(dayOfDate(to) - dayOfDate(from) >= LONGEST), {
    path: ['to'],
    error: 'Uma data especial dura até 1 ano.',
  });
export type HoursException = z.infer<typeof hoursException>;

const isClashing = ({ hours }: HoursException) => clashIn(hours.map((range) => ({ ...range, days: [0] }))) !== null;

/** An exception that is written for itself. Stored ones may have hours that overlap, and can be read. */
export const givenException = hoursException.refine((exception) => !isClashing(exception), {
  path: ['hours'],
  error: capitalized(CLASH),
});

/** A date may have one exception only, and its hours may not overlap: it would be unclear which ones apply. */
const hoursExceptions = z
  .array(hoursException)
  .max(MAX_EXCEPTIONS, `Use no máximo ${MAX_EXCEPTIONS} datas especiais. Limpe as que já passaram.`)
  .superRefine((exceptions, context) => {
    exceptions.forEach((exception, index) => {
      const { from, to } = exception;
      if (isClashing(exception))
        context.addIssue({ code: 'custom', path: [index, 'hours'], message: capitalized(CLASH) });
      const other = exceptions.slice(0, index).find((earlier) => earlier.from <= to && from <= earlier.to);
      if (!other) return;
      const [date = ''] = [from, other.from].sort().reverse();
      const message = `Há duas datas especiais para ${formatDay(date)}. Deixe uma só.`;
      context.addIssue({ code: 'custom', path: [index, 'from'], message });
    });
  });

const coordinate = (limit: number, what: string) =>
  z
    .number(`Informe ${what} em graus, como -20,33214.`)
    .min(-limit, `Informe ${what} de -${limit} a ${limit}.`)
    .max(limit, `Informe ${what} de -${limit} a ${limit}.`)
    .nullable();

/** Maximum number of districts of a location, and maximum length of a district's name. */
export const MAX_DISTRICTS = 60;
const DISTRICT_LENGTH = 60;

/** Names must be unique, ignoring case and accents. */
const districts = z
  .array(
    readableText()
      .min(1, 'Informe o bairro.')
      .max(DISTRICT_LENGTH, `O nome de um bairro passa de ${DISTRICT_LENGTH} caracteres.`),
  )
  .max(MAX_DISTRICTS, `Use no máximo ${MAX_DISTRICTS} bairros.`)
  .superRefine((names, context) => {
    const folded = names.map(fold);
    const again = names.find((_, index) => folded.indexOf(folded[index] ?? '') < index);
    if (again) context.addIssue({ code: 'custom', message: `O bairro ${again} aparece duas vezes. Deixe um só.` });
  });

const AMOUNT_WANTED = 'Informe o valor em reais, como 30,00.';
const minimumCents = z
  .int(AMOUNT_WANTED)
  .positive('O pedido mínimo começa em R$ 0,01. Deixe em branco se não houver.')
  .max(1_000_000, 'O pedido mínimo vai até R$ 10.000,00.')
  .nullable();

/** Maximum number of products that a location may list as not sold there. */
export const UNSOLD_MAX = 60;
export const unsold = productMentions(UNSOLD_MAX, {
  tooMany: `Escolha no máximo ${UNSOLD_MAX} produtos que o local não vende.`,
  twice: 'Há produtos repetidos entre os que o local não vende.',
});

export const payments = z
  .array(z.enum(PAYMENT_CODES, 'Escolha uma forma de pagamento da lista.'))
  .refine((codes) => new Set(codes).size === codes.length, 'Há formas de pagamento repetidas.');

/** Returns whether a number can be dialled: toll-free and nationwide numbers have at least eight digits. */
const isReachable = (phone: string | null) => phone === null || phone.replace(/\D/g, '').length >= 8;

const isPostalCode = (typed: string | null) => typed === null || postalDigits(typed) !== null;

export const locationInput = z.strictObject({
  name: readableText().min(1, 'Informe o nome.').max(120, 'O nome passa de 120 caracteres.'),
  address: readableText().min(1, 'Informe o endereço.').max(200, 'O endereço passa de 200 caracteres.'),
  city: readableText()
    .normalize()
    .min(1, 'Informe a cidade.')
    .max(80, 'A cidade passa de 80 caracteres.')
    .transform(cityName),
  uf,
  zipcode: optionalText(9, 'O CEP')
    .refine(isPostalCode, 'Informe um CEP de 8 números, como 29101-390.')
    .transform((typed) => typed && formatPostalCode(postalDigits(typed) ?? typed)),
  phone: optionalText(30, 'O telefone')
    .refine(isReachable, 'Informe um telefone com DDD.')
    .refine((phone) => phone === null || hasAreaInUse(phone), NO_AREA)
    .transform((phone) => phone && formatPhone(phone)),
  email: z.email('Informe um e-mail válido.').max(254, 'O e-mail passa de 254 caracteres.').nullable(),
  /** Free text shown when there are no structured hours. */
  schedule: optionalText(160, 'O horário'),
  hours: weeklyHours.nullable(),
  exceptions: hoursExceptions,
  type: z.enum(LOCATION_TYPES),
  /** Whether customers can send it orders. A retailer takes none, whatever this field says. */
  takesOrders: z.boolean(),
  /** Districts that it delivers to; empty if that is agreed in the chat. */
  districts,
  /** Minimum value of a delivered order, in cents; `null` if there is none. */
  minimumCents,
  /** Payment methods; empty if that is agreed in the chat. */
  payments,
  unsold,
  latitude: coordinate(90, 'a latitude'),
  longitude: coordinate(180, 'a longitude'),
  image: imageAddress.nullable(),
  active: z.boolean(),
});
export type LocationInput = z.infer<typeof locationInput>;

/** Fields that a list beside a map needs. */
export type LocationPin = Pick<Location, 'id' | 'name' | 'address' | 'city' | 'uf' | 'type' | 'latitude' | 'longitude'>;

/** Fields that a search result shows. */
export type LocationFound = Omit<LocationPin, 'latitude' | 'longitude'>;

/** A location's delivery terms. Sent separately, to a cart that asks for them. */
export type DeliveryTerms = Pick<LocationInput, 'districts' | 'minimumCents'>;

/** An active location as visitors see it. */
export type Location = Omit<LocationInput, 'active' | 'takesOrders' | 'payments' | 'unsold' | keyof DeliveryTerms> & {
  id: number;
  /** Sent only for locations that take no orders. */
  takesOrders?: boolean;
  /** Holidays of the next days on which it is not known whether it opens. */
  holidays: Holiday[];
};

/** A state or a city with several locations: their number, and the centre of those with known coordinates. */
export type LocationPlace = { name: string; count: number } & Pick<Location, 'latitude' | 'longitude'>;

/** The locations sent to a visitor: all of them while they are few, else the first matches of the request. */
export type KnownLocations<Pin = Location> = {
  locations: Pin[];
  many: ManyLocations<Pin> | null;
  /** Sent if these are only the first of a few; the others follow once they are needed. */
  rest?: { total: number; states: string[] };
};

/** Summary that is sent when there are too many locations to send all. */
export type ManyLocations<Pin = Location> = {
  /** The request. It leaves out the visitor's position, which is never sent back. */
  asked: { search: string; uf: string; kind: LocationKind | ''; after: string };
  /** Number of matches. */
  total: number;
  /** Cursor of the next page; `null` on the last page. */
  next: string | null;
  /** States that have locations. */
  states: string[];
  /** Where the matches are: by state, or by city of one state. Empty if all are in one city. */
  places: LocationPlace[];
  /** The location requested by its id. */
  selected: Pin | null;
};

/** Any location as the panel edits it. */
export type LocationRecord = LocationInput & { id: number; version: number };

/** Any location as the panel lists it. `changed`: it has a working copy that is not saved. */
export type LocationItem = Pick<LocationRecord, 'id' | 'version' | 'zipcode' | 'active' | 'exceptions'> &
  LocationPin & { changed: boolean };
