import { fieldLabels } from '../field-labels';
import { type HoursException, type LocationInput, type LocationRecord, locationInput } from '../location';
import { decimalText, parsePrice } from '../money';
import { priceText } from '../number-text';
import { PAYMENT_CODES } from '../payment';
import { z } from '../zod';
import { orNull } from './or-null';
import { problemsOf } from './problems';
import type { Typed } from './typed';

const text = z.string();
const range = z.strictObject({ opens: text, closes: text });

/** A location as its form holds it: optional values may be empty, and numbers are as typed. */
const locationValues = z.strictObject({
  name: text,
  address: text,
  city: text,
  uf: text,
  zipcode: text,
  phone: text,
  email: text,
  schedule: text,
  hours: z.array(range.extend({ days: z.array(z.number()) })),
  exceptions: z.array(z.strictObject({ from: text, to: text, hours: z.array(range), note: text.nullable() })),
  latitude: text,
  longitude: text,
  image: text,
  type: locationInput.shape.type,
  takesOrders: z.boolean(),
  /** One per line. */
  districts: text,
  minimumCents: text,
  payments: z.array(z.enum(PAYMENT_CODES)),
  unsold: z.array(z.strictObject({ id: z.number(), name: text })),
  active: z.boolean(),
});
export type LocationValues = z.infer<typeof locationValues>;

export const locationLabels: Record<keyof LocationValues, string> = { ...fieldLabels.locations, active: 'Ativo?' };

export const newLocation: LocationValues = {
  name: '',
  address: '',
  city: '',
  uf: '',
  zipcode: '',
  phone: '',
  email: '',
  schedule: '',
  hours: [],
  exceptions: [],
  latitude: '',
  longitude: '',
  image: '',
  type: 'store',
  takesOrders: true,
  districts: '',
  minimumCents: '',
  payments: [],
  unsold: [],
  active: true,
};

export function toValues({ id: _id, version: _version, ...location }: LocationRecord): LocationValues {
  return {
    ...location,
    zipcode: location.zipcode ?? '',
    phone: location.phone ?? '',
    email: location.email ?? '',
    schedule: location.schedule ?? '',
    hours: location.hours ?? [],
    latitude: decimalText(location.latitude),
    longitude: decimalText(location.longitude),
    districts: location.districts.join('\n'),
    minimumCents: location.minimumCents === null ? '' : priceText(location.minimumCents),
    image: location.image ?? '',
  };
}

/** `-20,33214` or `-20.33214`; `null` for an empty text, `NaN` if it is no number. */
function degreesIn(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^[+-]?\d{1,3}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

export function inOrder(exceptions: HoursException[]): HoursException[] {
  return exceptions.toSorted((a, b) => a.from.localeCompare(b.from));
}

/** Splits names at line breaks, commas and semicolons, without the markers of a list. */
export function districtsIn(typed: string): string[] {
  return typed
    .split(/[\n,;]/)
    .map((name) => name.replace(/^[\s•·*–—-]+/, '').trim())
    .filter(Boolean);
}

export function toInput(values: LocationValues): LocationInput {
  return {
    ...values,
    uf: values.uf.trim().toUpperCase(),
    zipcode: orNull(values.zipcode),
    phone: orNull(values.phone),
    email: orNull(values.email),
    schedule: orNull(values.schedule),
    hours: values.hours.length > 0 ? values.hours : null,
    exceptions: inOrder(values.exceptions),
    latitude: degreesIn(values.latitude),
    longitude: degreesIn(values.longitude),
    districts: districtsIn(values.districts),
    minimumCents: values.minimumCents.trim() === '' ? null : (parsePrice(values.minimumCents) ?? Number.NaN),
    image: orNull(values.image),
  };
}

/** Returns the problems by field. A map needs both coordinates. */
export function problemsOfLocation(values: LocationValues): Partial<Record<keyof LocationValues, string>> {
  const { latitude, longitude } = toInput(values);
  return {
    ...(latitude === null && longitude !== null && { latitude: 'Informe também a latitude.' }),
    ...(longitude === null && latitude !== null && { longitude: 'Informe também a longitude.' }),
    ...problemsOf(locationInput, toInput(values)),
  };
}

export const typedLocation: Typed<LocationValues, LocationInput, LocationRecord> = {
  contract: locationValues,
  labels: locationLabels,
  toValues,
  toInput,
  check: problemsOfLocation,
  isLive: ({ active }) => active,
};
