import { z } from './zod';

/** What is counted of visits: pages that were seen, and what was done on them. Never by whom. */
export const COUNTED = ['page', 'order', 'chat', 'directions', 'emptySearch'] as const;
export type Counted = (typeof COUNTED)[number];

/** The pages of the site that everybody may see; what stands below `/conta`, `/auth` or `/previa` is nobody else's business. */
const PAGE =
  /^\/(?:sobre|comparar|favoritos|onde-estamos|contato|perguntas-frequentes|licencie|politica-de-privacidade|termos-de-uso|busca|biocasaforte|blog(?:\/\d{1,9})?|produtos(?:\/[a-z][a-z0-9-]{0,59}(?:\/(?:\d{1,9}|caixa))?)?)?$/;
/** Words, and nothing that could be an address, a number or somebody's document. */
const TERM = /^[\p{L}][\p{L} ’'-]{1,39}$/u;

/** `subject` is the page's path, or what was searched for in vain. */
export const visit = z.strictObject({ what: z.enum(COUNTED), subject: z.string().max(2048).trim().toLowerCase() });
export type Visit = z.infer<typeof visit>;

/** Browsers tell whatever they show: what is none of the site's pages, or could name somebody, is not counted. */
export function isCounted({ what, subject }: Visit): boolean {
  return (what === 'emptySearch' ? TERM : PAGE).test(subject);
}

/** So many days are added up, today among them. */
export const VISIT_DAYS = 7;

/** What the dashboard tells of visits. */
export type Visits = {
  /** In the last days, and in as many before them. */
  totals: Record<Counted, { now: number; before: number }>;
  /** The pages that were seen most, by what they are called. */
  pages: { path: string; name: string; times: number }[];
  /** What was searched for in vain most. */
  searches: { term: string; times: number }[];
};
