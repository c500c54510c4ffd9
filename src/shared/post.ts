import { imageAddress } from './image';
import { optionalText } from './optional-text';
import { readableText } from './readable-text';
import type { SearchAppearance, SharedAppearance } from './search-appearance';
import { searchAppearanceFields } from './search-appearance-input';
import { z } from './zod';

/** Maximum size of a post's body, in bytes of UTF-8: about 160,000 words. */
export const POST_BODY_MAX_BYTES = 1024 * 1024;

/** Returns the size of a post's body, in bytes. */
export const bytesOfBody = (html: string) => new TextEncoder().encode(html).length;

/** Maximum number of characters of a title. */
export const TITLE_LENGTH = 160;

export const postInput = z.strictObject({
  title: readableText('Informe o título.')
    .min(1, 'Informe o título.')
    .max(TITLE_LENGTH, `O título passa de ${TITLE_LENGTH} caracteres.`),
  excerpt: optionalText(400, 'O resumo'),
  /** Sanitised HTML. */
  content: z.string().refine((html) => bytesOfBody(html) <= POST_BODY_MAX_BYTES, 'O conteúdo passa de 1 MB.'),
  image: imageAddress.nullable(),
  imageAlt: optionalText(200, 'O texto alternativo'),
  category: optionalText(60, 'A categoria'),
  author: optionalText(80, 'O nome'),
  authorImage: imageAddress.nullable(),
  authorBio: optionalText(500, 'A biografia'),
  ...searchAppearanceFields,
  /** UTC instant, ISO 8601 with milliseconds. `null` is a draft; a future instant is scheduled. */
  publishedAt: z.iso.datetime({ precision: 3 }).nullable(),
  /** Instant from which visitors no longer see it; `null` if it stays. Later than `publishedAt` (`endProblem`). */
  unpublishedAt: z.iso.datetime({ precision: 3 }).nullable(),
});
export type PostInput = z.infer<typeof postInput>;

/** A published post as a card shows it. */
export type PostCard = Pick<PostInput, 'title' | 'excerpt' | 'image' | 'imageAlt' | 'category' | 'author'> & {
  id: number;
  publishedAt: string;
  /** The date of `publishedAt` where the brand is, in words: `20 de novembro de 2026`. */
  publishedOn: string;
};

/** A published post with its body. */
export type Post = Omit<PostInput, 'publishedAt' | 'unpublishedAt' | keyof SearchAppearance> &
  Partial<SharedAppearance> &
  Pick<PostCard, 'id' | 'publishedAt' | 'publishedOn'> & { updatedAt: string };

/** Any post as the panel edits it. */
export type PostRecord = PostInput & { id: number; version: number };

/** Any post as the panel lists it. `createdAt` orders the list. */
export type PostItem = Pick<
  PostRecord,
  'id' | 'version' | 'title' | 'excerpt' | 'image' | 'category' | 'publishedAt' | 'unpublishedAt'
> & {
  createdAt: string;
  /** When it was last edited, including its working copy. */
  editedAt: string;
  /** Whether it has a working copy that is not saved yet. */
  changed: boolean;
};
