import { type HoursException, type LocationRecord, locationInput } from '../../shared/location';
import { locationTypeLabels } from '../../shared/location-type';
import type { MapPoint } from '../../shared/maps';
import { describeException, describeHours } from '../../shared/opening-hours';
import { paymentLabels } from '../../shared/payment';
import { inOrder, type LocationValues, toInput } from '../../shared/typed/location';
import type { Descriptions } from '../../shared/typed/typed';
import type { useForm } from '../form/use-form';
import { periodInWords } from './special-dates';

/** Type of this form, for its parts. */
export type LocationForm = ReturnType<typeof useForm<LocationValues, LocationRecord>>;

/** Descriptions of values that the form does not show as text. */
export const locationDescriptions: Descriptions<LocationValues> = {
  type: (type) => locationTypeLabels[type],
  payments: (codes) => codes.map((code) => paymentLabels[code]).join('\n'),
  hours: (hours) => describeHours(hours).join('\n'),
  exceptions: (exceptions) => describeExceptions(exceptions).join('\n'),
};

/** Describes each exception in a line: `25/12/2026: fechado (Natal)`. */
export function describeExceptions(exceptions: HoursException[]): string[] {
  return inOrder(exceptions).map((exception) => describeException(exception, periodInWords));
}

/** Returns the typed coordinates if they are valid. */
export function pointOf(values: LocationValues): MapPoint | null {
  const { latitude, longitude } = toInput(values);
  const { shape } = locationInput;
  const holds = shape.latitude.safeParse(latitude).success && shape.longitude.safeParse(longitude).success;
  return holds && latitude !== null && longitude !== null ? { latitude, longitude } : null;
}
