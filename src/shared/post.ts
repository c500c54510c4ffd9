import { imageAddress } from './image';
import { optionalText } from './optional-text';
import { z } from './zod';

/** A post's body may weigh 64 KiB of UTF-8, so that its row can always be exported and restored. */
export const POST_BODY_MAX_BYTES = 64 * 1024;

export const postInput = z.strictObject({
  title: z.string('Informe o título.').trim().min(1, 'Informe o título.').max(160, 'O título passa de 160 caracteres.'),
  excerpt: optionalText(400, 'O resumo'),
  /** Sanitised HTML. */
  content: z
    .string()
    .refine((html) => new TextEncoder().encode(html).length <= POST_BODY_MAX_BYTES, 'O conteúdo passa de 64 KB.'),
  image: imageAddress.nullable(),
  imageAlt: optionalText(200, 'O texto alternativo'),
  category: optionalText(60, 'A categoria'),
  author: optionalText(80, 'O nome'),
  authorImage: imageAddress.nullable(),
  authorBio: optionalText(500, 'A biografia'),
  /** UTC instant, ISO 8601 with milliseconds. `null` is a draft; a future instant is scheduled. */
  publishedAt: z.iso.datetime({ precision: 3 }).nullable(),
});
export type PostInput = z.infer<typeof postInput>;

/** A published post as a card shows it. */
export type PostCard = Pick<PostInput, 'title' | 'excerpt' | 'image' | 'imageAlt' | 'category' | 'author'> & {
  id: number;
  publishedAt: string;
};

/** A published post with its body. */
export type Post = Omit<PostInput, 'publishedAt'> & { id: number; publishedAt: string; updatedAt: string };

/** Any post as the panel edits it. */
export type PostRecord = PostInput & { id: number; version: number };

/** Any post as the panel lists it. `createdAt` orders the list. */
export type PostItem = Pick<
  PostRecord,
  'id' | 'version' | 'title' | 'excerpt' | 'image' | 'category' | 'publishedAt'
> & {
  createdAt: string;
};

/** What its date makes of a post: none a draft, a future one scheduled. */
export const POST_STATES = ['published', 'scheduled', 'draft'] as const;
export type PostState = (typeof POST_STATES)[number];
