import { addressLine } from '../address';
import { dayOf, localMinute } from '../local-time';
import type { HoursException, Location } from '../location';
import { hasPoint } from '../maps';
import { timeZoneOf } from '../opening-hours';
import type { Settings } from '../settings';
import { exceptionsWithin } from '../special-dates';
import { dialledNumber } from '../telephone';
import { absolute, SCHEMA } from './schema-org';

type Branch = Settings['branch'];

/** Days ahead for which special hours are included: each date takes as many bytes as a location's week. */
const AHEAD = 30;
const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** Returns every location as a business, at its own address within the common page. */
export function localBusinesses(origin: string, locations: Location[], instant: Date): object {
  return { '@context': SCHEMA, '@graph': locations.map((location) => localBusiness(origin, location, instant)) };
}

/** Leaves out unknown values: `JSON.stringify` drops `undefined`. */
function localBusiness(origin: string, location: Location, instant: Date): object {
  const { id, name, address, city, uf, zipcode, phone, hours, exceptions, image } = location;
  const today = dayOf(localMinute(instant, timeZoneOf(uf)));
  const special = exceptionsWithin(exceptions, today, today + AHEAD).flatMap(specialHours);
  return {
    '@type': 'LocalBusiness',
    name,
    url: `${origin}/onde-estamos?local=${id}`,
    image: image ? absolute(origin, image) : undefined,
    telephone: phone ? dialledNumber(phone) : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: addressLine(address),
      addressLocality: city,
      addressRegion: uf,
      postalCode: zipcode ?? undefined,
      addressCountry: 'BR',
    },
    geo: hasPoint(location)
      ? { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude }
      : undefined,
    // The short form (`Mo,Tu 09:00-18:00`): the long one takes 6 kB in a page of thirty locations.
    openingHours: hours?.map(({ days, opens, closes }) => `${days.map((day) => WEEKDAYS[day])} ${opens}-${closes}`),
    specialOpeningHoursSpecification: special.length > 0 ? special : undefined,
  };
}

/** Returns the hours of an exception. A closed day closes as it opens; a day without closing ends at 23:59. */
function specialHours({ from, to, hours }: HoursException): object[] {
  const ranges = hours.length > 0 ? hours : [{ opens: '00:00', closes: '00:00' }];
  return ranges.map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    opens,
    closes: hours.length > 0 && opens === '00:00' && closes === '00:00' ? '23:59' : closes,
    validFrom: from,
    validThrough: to,
  }));
}

/** The branch of the link-in-bio page. */
export function branchBusiness(
  origin: string,
  { name, subtitle, avatar, chatPhone, instagram, mapsLink }: Branch,
): object {
  return {
    '@context': SCHEMA,
    '@type': 'LocalBusiness',
    name,
    url: `${origin}/biocasaforte`,
    address: subtitle,
    image: absolute(origin, avatar),
    telephone: chatPhone ? dialledNumber(chatPhone) : undefined,
    hasMap: mapsLink,
    sameAs: instagram,
  };
}
