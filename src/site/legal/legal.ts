import { addressLine, districtLine } from '../../shared/address';
import type { SiteSettings } from '../../shared/settings';

/** A paragraph, or a bulleted list. */
export type LegalBlock = string | string[];

export type LegalSection = { id: string; title: string; blocks: LegalBlock[] };

/** Midnight where the company is. */
export const LEGAL_UPDATED_AT = '2025-08-26T00:00-03:00';

/** Joins the lines of a long text, so that the source stays narrow. */
export function prose(lines: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: lines }, ...values).replace(/\s*\n\s*/g, ' ');
}

export function headOffice(settings: SiteSettings): string {
  return [addressLine(settings.addressStreet), districtLine(settings)].filter(Boolean).join(' - ');
}
