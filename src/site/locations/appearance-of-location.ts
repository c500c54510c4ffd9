import { addressLine, cityLine } from '../../shared/address';
import { shortened } from '../../shared/cut';
import type { Location } from '../../shared/location';
import { describeHours } from '../../shared/opening-hours';
import type { Appearance } from '../../shared/search-appearance';

/** Describes a location by its own data: what it is looked for by, and its hours if they are known. */
export function appearanceOfLocation({ name, address, city, uf, hours, schedule, image }: Location): Appearance {
  const place = cityLine(city, uf);
  const times = hours ? describeHours(hours).join('; ') : schedule;
  return {
    title: `${name}, ${place}`,
    description: shortened(`${name}: ${addressLine(address)}, ${place}.${times ? ` ${times}` : ''}`),
    image,
  };
}
