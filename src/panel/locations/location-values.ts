import { fieldLabels } from '../../shared/field-labels';
import {
  type HoursException,
  type LocationInput,
  type LocationRecord,
  locationInput,
  type OpeningHours,
} from '../../shared/location';
import { locationTypeLabels } from '../../shared/location-type';
import type { MapPoint } from '../../shared/maps';
import { describeException, describeHours } from '../../shared/opening-hours';
import { problemsOf } from '../../shared/typed/problems';
import type { Descriptions, useForm } from '../form/use-form';
import { periodInWords } from './special-dates';

/** The form of this screen, for its parts. */
export type LocationForm = ReturnType<typeof useForm<LocationValues, LocationRecord>>;

type Texts = Exclude<keyof LocationInput, 'hours' | 'exceptions' | 'type' | 'active'>;

/** A location as its form holds it: what may be missing is empty, and numbers are as they are typed. */
export type LocationValues = Record<Texts, string> &
  Pick<LocationInput, 'type' | 'active' | 'exceptions'> & { hours: OpeningHours[] };

export const locationLabels: Record<keyof LocationValues, string> = { ...fieldLabels.locations, active: 'Ativo?' };

/** Of what is not told in words in the form itself. */
export const locationDescriptions: Descriptions<LocationValues> = {
  type: (type) => locationTypeLabels[type],
  hours: (hours) => describeHours(hours).join('\n'),
  exceptions: (exceptions) => describeExceptions(exceptions).join('\n'),
};

/** `25/12/2026: fechado (Natal)`, one line each. */
export function describeExceptions(exceptions: HoursException[]): string[] {
  return inOrder(exceptions).map((exception) => describeException(exception, periodInWords));
}

function inOrder(exceptions: HoursException[]): HoursException[] {
  return exceptions.toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

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
    latitude: degrees(location.latitude),
    longitude: degrees(location.longitude),
    image: location.image ?? '',
  };
}

/** As it is written here, with a comma. */
export function degrees(number: number | null): string {
  return number === null ? '' : String(number).replace('.', ',');
}

/** `-20,33214` or `-20.33214`; `null` for nothing, `NaN` for what is no number. */
function number(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^[+-]?\d{1,3}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

const orNull = (text: string) => text.trim() || null;

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
    latitude: number(values.latitude),
    longitude: number(values.longitude),
    image: orNull(values.image),
  };
}

/** Half a point is none: a map wants both. */
export function problemsOfLocation(values: LocationValues) {
  const { latitude, longitude } = toInput(values);
  return {
    ...(latitude === null && longitude !== null && { latitude: 'Informe também a latitude.' }),
    ...(longitude === null && latitude !== null && { longitude: 'Informe também a longitude.' }),
    ...problemsOf(locationInput, toInput(values)),
  };
}

/** Where the typed coordinates are, if they are any. */
export function pointOf(values: LocationValues): MapPoint | null {
  const { latitude, longitude } = toInput(values);
  const { shape } = locationInput;
  const holds = shape.latitude.safeParse(latitude).success && shape.longitude.safeParse(longitude).success;
  return holds && latitude !== null && longitude !== null ? { latitude, longitude } : null;
}
