import type { Location } from '../location';
import { hasPoint } from '../maps';
import type { Settings } from '../settings';
import { internationalDigits } from '../whatsapp';
import { absolute, SCHEMA } from './schema-org';

type Branch = Settings['branch'];

const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** Every location as a business of its own, at its own address within the page of all. */
export function localBusinesses(origin: string, locations: Location[]): object {
  return { '@context': SCHEMA, '@graph': locations.map((location) => localBusiness(origin, location)) };
}

/** What is not known is left out: `JSON.stringify` drops what is `undefined`. */
function localBusiness(origin: string, location: Location): object {
  const { id, name, address, city, uf, zipcode, phone, hours, image } = location;
  return {
    '@type': 'LocalBusiness',
    name,
    url: `${origin}/onde-estamos?local=${id}`,
    image: image ? absolute(origin, image) : undefined,
    telephone: phone ? `+${internationalDigits(phone)}` : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressRegion: uf,
      postalCode: zipcode ?? undefined,
      addressCountry: 'BR',
    },
    geo: hasPoint(location)
      ? { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude }
      : undefined,
    // The short form (`Mo,Tu 09:00-18:00`): the long one weighs 6 kB in a page of thirty locations.
    openingHours: hours?.map(({ days, opens, closes }) => `${days.map((day) => WEEKDAYS[day])} ${opens}-${closes}`),
  };
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
    telephone: chatPhone ? `+${internationalDigits(chatPhone)}` : undefined,
    hasMap: mapsLink,
    sameAs: instagram,
  };
}
