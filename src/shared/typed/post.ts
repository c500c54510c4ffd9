import { fieldLabels } from '../field-labels';
import { formatMoment } from '../format';
import { type PostInput, type PostRecord, postInput } from '../post';
import { z } from '../zod';
import { toInstant, toLocalTime } from './clock';
import { problemsOf } from './problems';
import type { Descriptions, Typed } from './typed';

export const PUBLICATIONS = ['now', 'scheduled', 'draft'] as const;
export type Publication = (typeof PUBLICATIONS)[number];

const text = z.string();

/** What the editor's fields hold. `when` is the clock of São Paulo, and counts for scheduled posts only. */
const postValues = z.strictObject({
  title: text,
  category: text,
  image: text,
  imageAlt: text,
  excerpt: text,
  content: text,
  publication: z.enum(PUBLICATIONS),
  when: text,
  author: text,
  authorImage: text,
  authorBio: text,
  searchTitle: text,
  searchDescription: text,
  shareImage: text,
});
export type PostValues = z.infer<typeof postValues>;

export const LABELS: Record<keyof PostValues, string> = {
  ...fieldLabels.posts,
  imageAlt: 'Texto alternativo da capa',
  publication: 'Publicação',
  when: 'Data e hora',
};

const publicationWords: Record<Publication, string> = {
  now: 'Publicada',
  scheduled: 'Agendada',
  draft: 'Rascunho',
};

/** Of what is not told in words in the form itself. */
export const descriptions: Descriptions<PostValues> = {
  publication: (publication) => publicationWords[publication],
  when: (when) => {
    const instant = toInstant(when);
    return instant ? formatMoment(instant) : when;
  },
};

const EMPTY: PostValues = {
  title: '',
  category: '',
  image: '',
  imageAlt: '',
  excerpt: '',
  content: '',
  publication: 'now',
  when: '',
  author: '',
  authorImage: '',
  authorBio: '',
  searchTitle: '',
  searchDescription: '',
  shareImage: '',
};

/** `now` stands for published posts too: they keep their date. */
export function toValues(post: PostRecord | null): PostValues {
  if (!post) return EMPTY;
  const { id: _id, version: _version, publishedAt, ...fields } = post;
  const texts = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text ?? '']));
  const scheduled = publishedAt !== null && Date.parse(publishedAt) > Date.now();
  const publication = publishedAt === null ? 'draft' : scheduled ? 'scheduled' : 'now';
  return { ...EMPTY, ...texts, publication, when: scheduled ? toLocalTime(publishedAt) : '' };
}

/** The body of a write. Without `publishedAt` the server publishes now what is not published yet. */
export function toInput({ publication, when, title, content, ...texts }: PostValues) {
  const optional = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim() || null]));
  const fields = { title, content, ...(optional as Record<keyof typeof texts, string | null>) };
  if (publication === 'now') return fields;
  return { ...fields, publishedAt: publication === 'draft' ? null : toInstant(when) };
}

export function check(values: PostValues): Partial<Record<keyof PostValues, string>> {
  const { publishedAt: _, ...problems } = problemsOf(postInput, { publishedAt: null, ...toInput(values) });
  if (values.publication !== 'scheduled') return problems;
  const instant = toInstant(values.when);
  if (!instant) return { ...problems, when: 'Informe a data e a hora.' };
  return Date.parse(instant) > Date.now()
    ? problems
    : { ...problems, when: 'Escolha um momento que ainda não passou.' };
}

export const typedPost: Typed<PostValues, PostInput, PostRecord> = {
  contract: postValues,
  labels: LABELS,
  toValues,
  toInput,
  check,
  isLive: ({ publishedAt }) => publishedAt !== null && Date.parse(publishedAt) <= Date.now(),
};
