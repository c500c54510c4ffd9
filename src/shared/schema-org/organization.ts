import { addressLine } from '../address';
import type { SiteSettings } from '../settings';
import { absolute, SCHEMA } from './schema-org';

/** Returns the id by which other objects refer to the brand. */
const organizationId = (origin: string) => `${origin}/#organization`;

/** Returns the brand as other objects mention it: as the seller or the publisher. */
export function organizationMention(origin: string, { brandPhrase }: SiteSettings): object {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: brandPhrase,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: absolute(origin, '/icon-512.png'), width: 512, height: 512 },
  };
}

export function organization(origin: string, settings: SiteSettings): object {
  return {
    '@context': SCHEMA,
    ...organizationMention(origin, settings),
    legalName: settings.legalName,
    email: settings.contactEmail,
    telephone: settings.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: addressLine(`${settings.addressStreet} - ${settings.addressDistrict}`),
      addressLocality: settings.addressCity,
      addressRegion: settings.addressUf,
      addressCountry: 'BR',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: settings.phone,
      email: settings.contactEmail,
      availableLanguage: 'pt-BR',
    },
    sameAs: [settings.instagram],
  };
}

/** The site itself. Without the address of its search: no search engine shows a field for it since the end of 2024. */
export function webSite(origin: string, { brandPhrase, brandName }: SiteSettings): object {
  return {
    '@context': SCHEMA,
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: brandPhrase,
    alternateName: brandName,
    url: `${origin}/`,
    inLanguage: 'pt-BR',
    publisher: { '@id': organizationId(origin) },
  };
}
