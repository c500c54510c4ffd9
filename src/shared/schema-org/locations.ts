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
type Range = HoursException['hours'][number];

/** Days ahead for which special hours are included: each date takes as many bytes as a location's week. */
const AHEAD = 30;
const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** Returns every location as a business, at its own address within the common page. */
export function localBusinesses(origin: string, locations: Location[], instant: Date): object {
  const businesses = locations.map((location) => localBusiness(origin, location, instant));
  const [only] = businesses;
  // In a list, ids that repeat the addresses would take 80 bytes of a page that has none to spare.
  const graph = only && businesses.length === 1 ? [{ '@id': only.url, ...only }] : businesses;
  return { '@context': SCHEMA, '@graph': graph };
}

/** Leaves out unknown values: `JSON.stringify` drops `undefined`. */
function localBusiness(origin: string, location: Location, instant: Date) {
  const { id, name, address, city, uf, zipcode, phone, hours, exceptions, image } = location;
  const today = dayOf(localMinute(instant, timeZoneOf(uf)));
  const special = exceptionsWithin(exceptions, today, today + AHEAD).flatMap(specialHours);
  const url = `${origin}/onde-estamos?local=${id}`;
  return {
    '@type': 'LocalBusiness',
    name,
    url,
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
    openingHours: hours?.map(({ days, ...range }) => `${days.map((day) => WEEKDAYS[day])} ${timesOf(range).join('-')}`),
    specialOpeningHoursSpecification: special.length > 0 ? special : undefined,
  };
}

type Times = [opens: string, closes: string];

/** Machines read equal times as a closed day: 24 hours are written as a day without closing, which ends at 23:59. */
const timesOf = ({ opens, closes }: Range): Times => (opens === closes ? ['00:00', '23:59'] : [opens, closes]);
const CLOSED: Times = ['00:00', '00:00'];

/** Returns the hours of an exception. */
function specialHours({ from, to, hours }: HoursException): object[] {
  const times = hours.length > 0 ? hours.map(timesOf) : [CLOSED];
  return times.map(([opens, closes]) => ({
    '@type': 'OpeningHoursSpecification',
    opens,
    closes,
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
