import { z } from './zod';

/** Counted events: page views, and actions on pages. Never who caused them. */
export const COUNTED = ['page', 'order', 'chat', 'directions', 'emptySearch'] as const;
export type Counted = (typeof COUNTED)[number];

/** Public pages of the site. Pages below `/conta`, `/auth` or `/previa` are private. */
const PAGE =
  /^\/(?:sobre|comparar|favoritos|onde-estamos|contato|perguntas-frequentes|licencie|politica-de-privacidade|termos-de-uso|busca|biocasaforte|blog(?:\/\d{1,9})?|produtos(?:\/[a-z0-9][a-z0-9-]{0,59}(?:\/(?:\d{1,9}|caixa))?)?)?$/;
/** Words only: no address, number or personal document. */
const TERM = /^[\p{L}][\p{L} ’'-]{1,39}$/u;

/** `subject` is the page's path, or the search without results. */
export const visit = z.strictObject({ what: z.enum(COUNTED), subject: z.string().max(2048).trim().toLowerCase() });
export type Visit = z.infer<typeof visit>;

/** Returns whether an event is counted. Browsers report all; private pages and possible personal data are ignored. */
export function isCounted({ what, subject }: Visit): boolean {
  return (what === 'emptySearch' ? TERM : PAGE).test(subject);
}

/** Number of days that are added up, including today. */
export const VISIT_DAYS = 7;

/** Visits as the dashboard shows them. */
export type Visits = {
  /** In these days, and in as many days before them. */
  totals: Record<Counted, { now: number; before: number }>;
  /** The most viewed pages, with their names. */
  pages: { path: string; name: string; times: number }[];
  /** The most frequent searches without results. */
  searches: { term: string; times: number }[];
};
