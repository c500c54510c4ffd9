import { type HoursException, type LocationRecord, locationInput } from '../../shared/location';
import { locationTypeLabels } from '../../shared/location-type';
import type { MapPoint } from '../../shared/maps';
import { describeException, describeHours } from '../../shared/opening-hours';
import { paymentLabels } from '../../shared/payment';
import { inOrder, type LocationValues, toInput } from '../../shared/typed/location';
import type { Descriptions, useForm } from '../form/use-form';
import { periodInWords } from './special-dates';

/** The form of this screen, for its parts. */
export type LocationForm = ReturnType<typeof useForm<LocationValues, LocationRecord>>;

/** Of what is not told in words in the form itself. */
export const locationDescriptions: Descriptions<LocationValues> = {
  type: (type) => locationTypeLabels[type],
  payments: (codes) => codes.map((code) => paymentLabels[code]).join('\n'),
  hours: (hours) => describeHours(hours).join('\n'),
  exceptions: (exceptions) => describeExceptions(exceptions).join('\n'),
};

/** `25/12/2026: fechado (Natal)`, one line each. */
export function describeExceptions(exceptions: HoursException[]): string[] {
  return inOrder(exceptions).map((exception) => describeException(exception, periodInWords));
}

/** Where the typed coordinates are, if they are any. */
export function pointOf(values: LocationValues): MapPoint | null {
  const { latitude, longitude } = toInput(values);
  const { shape } = locationInput;
  const holds = shape.latitude.safeParse(latitude).success && shape.longitude.safeParse(longitude).success;
  return holds && latitude !== null && longitude !== null ? { latitude, longitude } : null;
}
