import { addressLine, districtLine } from '../address';
import type { SiteSettings } from '../settings';

function headOffice(settings: SiteSettings): string {
  return [addressLine(settings.addressStreet), districtLine(settings)].filter(Boolean).join(' - ');
}

const OF_SETTINGS = new Map<string, (settings: SiteSettings) => string>([
  ['marca', ({ brandName }) => brandName],
  ['razão social', ({ legalName }) => legalName],
  ['endereço', headOffice],
  ['telefone', ({ phone }) => phone],
  ['horário', ({ businessHours }) => businessHours],
  ['e-mail', ({ contactEmail }) => contactEmail],
  ['e-mail de franquias', ({ franchiseEmail }) => franchiseEmail],
]);
/** Subject of messages to the page's addresses. */
const SUBJECT = 'assunto';

export const WORD_NAMES = [...OF_SETTINGS.keys(), SUBJECT];

const BRACED = /\{([^{}\n]{1,60})\}/g;

/** Replaces the words in braces by values of the settings, so texts follow changes of these. */
export function withWords(text: string, settings: SiteSettings, subject: string): string {
  return text.replace(BRACED, (braced, name: string) =>
    name === SUBJECT ? subject : (OF_SETTINGS.get(name)?.(settings) ?? braced),
  );
}

/** Returns the first unknown word in braces, if there is one. */
export function unknownWord(text: string): string | undefined {
  return [...text.matchAll(BRACED)].find(([, name = '']) => !WORD_NAMES.includes(name))?.[0];
}
