import { fieldLabels } from '../field-labels';
import { formatMoment } from '../format';
import { type PostInput, type PostRecord, postInput } from '../post';
import { endProblem, postState, turnsOf } from '../publication';
import { z } from '../zod';
import { heldInstant, isExact, toInstant } from './clock';
import { problemsOf } from './problems';
import { searchAppearanceFields, searchAppearanceValues } from './search-appearance';
import type { Descriptions, Problems, Typed } from './typed';

const PUBLICATIONS = ['now', 'scheduled', 'draft'] as const;
export type Publication = (typeof PUBLICATIONS)[number];

const text = z.string();

/**
 * Values of the editor's fields. Dates are as `heldInstant` reads them. `publishedAt` counts for published posts (empty:
 * the moment of saving), `when` only for scheduled ones. Without `unpublishedAt` the post stays.
 */
const postValues = z.strictObject({
  title: text,
  category: text,
  image: text,
  imageAlt: text,
  excerpt: text,
  content: text,
  publication: z.enum(PUBLICATIONS),
  publishedAt: text,
  when: text,
  unpublishedAt: text,
  author: text,
  authorImage: text,
  authorBio: text,
  ...searchAppearanceFields,
});
export type PostValues = z.infer<typeof postValues>;

export const LABELS: Record<keyof PostValues, string> = {
  ...fieldLabels.posts,
  imageAlt: 'Texto alternativo da capa',
  publication: 'Publicação',
  publishedAt: 'Data no site',
  when: 'Data e hora',
};

const publicationWords: Record<Publication, string> = {
  now: 'Publicada',
  scheduled: 'Agendada',
  draft: 'Rascunho',
};

function describeMoment(held: string): string {
  const instant = heldInstant(held);
  return instant ? formatMoment(instant) : held;
}

/** Words for the values that the form does not show in words. */
export const descriptions: Descriptions<PostValues> = {
  publication: (publication) => publicationWords[publication],
  publishedAt: describeMoment,
  when: describeMoment,
  unpublishedAt: describeMoment,
};

const EMPTY: PostValues = {
  title: '',
  category: '',
  image: '',
  imageAlt: '',
  excerpt: '',
  content: '',
  publication: 'now',
  publishedAt: '',
  when: '',
  unpublishedAt: '',
  author: '',
  authorImage: '',
  authorBio: '',
  ...searchAppearanceValues(null),
};

/** Returns the form's values. `now` also means already published: such posts keep their date. */
export function toValues(post: PostRecord | null): PostValues {
  if (!post) return EMPTY;
  const { id: _id, version: _version, publishedAt, ...fields } = post;
  const texts = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text ?? '']));
  if (publishedAt === null) return { ...EMPTY, ...texts, publication: 'draft' };
  if (Date.parse(publishedAt) <= Date.now()) return { ...EMPTY, ...texts, publishedAt };
  return { ...EMPTY, ...texts, publication: 'scheduled', when: publishedAt };
}

/** Returns the values after a switch to `scheduled`. A future date that was typed for the site is taken over. */
export function scheduledFrom({ publishedAt, when }: PostValues): Partial<PostValues> {
  const isMeant = when === '' && !isExact(publishedAt) && isToCome(toInstant(publishedAt) ?? '');
  return isMeant ? { publication: 'scheduled', when: publishedAt, publishedAt: '' } : { publication: 'scheduled' };
}

/** Returns the typed instant of publication: `null` for a draft, `undefined` for the moment of saving. */
export function typedPublication({ publication, publishedAt, when }: PostValues): string | null | undefined {
  if (publication === 'draft') return null;
  return publication === 'scheduled' ? heldInstant(when) : (heldInstant(publishedAt) ?? undefined);
}

/** Returns whether visitors see it, now or later, without a cover. */
export function isCoverMissing({ publication, image }: Pick<PostValues, 'publication' | 'image'>): boolean {
  return publication !== 'draft' && !image.trim();
}

/** Returns the body of a write. Without `publishedAt` the server publishes an unpublished post at once. */
export function toInput(values: PostValues) {
  const { publication: _publication, publishedAt: _publishedAt, when: _when, unpublishedAt, ...others } = values;
  const { title, content, ...texts } = others;
  const optional = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim() || null]));
  const written = { title, content, ...(optional as Record<keyof typeof texts, string | null>) };
  const fields = { ...written, unpublishedAt: heldInstant(unpublishedAt) };
  const publishedAt = typedPublication(values);
  return publishedAt === undefined ? fields : { ...fields, publishedAt };
}

export function check(values: PostValues): Problems<PostValues> {
  const { publishedAt: _, ...problems } = problemsOf(postInput, { publishedAt: null, ...toInput(values) });
  return { ...problems, ...publicationProblems(values), ...endProblems(values) };
}

const NO_DATE = 'Informe a data e a hora.';

/** A complete date that cannot be parsed has a mistyped year. */
const dateProblem = (typed: string) => (/^\d{4,6}-\d\d-\d\dT/.test(typed) ? 'Confira o ano.' : NO_DATE);

function publicationProblems({ publication, publishedAt, when }: PostValues): Problems<PostValues> {
  if (publication === 'scheduled') {
    const instant = heldInstant(when);
    if (!instant) return { when: dateProblem(when) };
    // The record's own date may pass while the form is open: the other fields can still be saved.
    return isExact(when) || isToCome(instant) ? {} : { when: 'Escolha um momento que ainda não passou.' };
  }
  if (publication === 'draft' || publishedAt === '') return {};
  const instant = heldInstant(publishedAt);
  if (!instant) return { publishedAt: dateProblem(publishedAt) };
  return isToCome(instant) ? { publishedAt: 'Esta data ainda não chegou. Para publicar nela, escolha “Agendar”.' } : {};
}

function endProblems(values: PostValues): Problems<PostValues> {
  if (values.unpublishedAt === '') return {};
  const unpublishedAt = heldInstant(values.unpublishedAt);
  if (!unpublishedAt) return { unpublishedAt: dateProblem(values.unpublishedAt) };
  const publishedAt = typedPublication(values);
  const problem = endProblem({
    publishedAt: publishedAt === undefined ? new Date().toISOString() : publishedAt,
    unpublishedAt,
  });
  return problem ? { unpublishedAt: problem } : {};
}

const isToCome = (instant: string) => Date.parse(instant) > Date.now();

export const typedPost: Typed<PostValues, PostInput, PostRecord> = {
  contract: postValues,
  labels: LABELS,
  toValues,
  toInput,
  check,
  isLive: (post) => postState(post) === 'published',
  turnsOf,
};
