import { z } from 'zod';
import { imageAddress } from './image';
import { LOCATION_TYPES } from './location-type';

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Use o horário no formato 09:00.');

/** One line of opening hours: the weekdays it holds on (0 = Sunday) and local times. Closing before opening runs past midnight. */
export const openingHours = z.strictObject({
  days: z.array(z.int().min(0).max(6)).min(1),
  opens: clock,
  closes: clock,
});
export type OpeningHours = z.infer<typeof openingHours>;

const optionalText = (max: number) => z.string().trim().max(max).nullable();

export const locationInput = z.strictObject({
  name: z.string().trim().min(1, 'Informe o nome.').max(120),
  address: z.string().trim().min(1, 'Informe o endereço.').max(200),
  city: z.string().trim().min(1, 'Informe a cidade.').max(80),
  uf: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'A UF tem 2 letras.'),
  zipcode: optionalText(9),
  phone: optionalText(30),
  email: z.email('Informe um e-mail válido.').nullable(),
  /** Free text shown when there are no structured hours. */
  schedule: optionalText(160),
  hours: z.array(openingHours).max(7).nullable(),
  type: z.enum(LOCATION_TYPES),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  image: imageAddress.nullable(),
  active: z.boolean(),
});
export type LocationInput = z.infer<typeof locationInput>;

/** What a list beside a map needs. */
export type LocationPin = Pick<Location, 'id' | 'name' | 'address' | 'city' | 'uf' | 'type' | 'latitude' | 'longitude'>;

/** What a result of the search shows. */
export type LocationFound = Omit<LocationPin, 'latitude' | 'longitude'>;

/** An active location as visitors see it. */
export type Location = Omit<LocationInput, 'active'> & { id: number };
