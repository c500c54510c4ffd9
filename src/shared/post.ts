import { z } from 'zod';
import { imageAddress } from './image';

/** A post's body may weigh 64 KiB of UTF-8, so that its row can always be exported and restored. */
export const POST_BODY_MAX_BYTES = 64 * 1024;

const optionalText = (max: number) => z.string().trim().max(max).nullable();

export const postInput = z.strictObject({
  title: z.string().trim().min(1, 'Informe o título.').max(160, 'O título passa de 160 caracteres.'),
  excerpt: optionalText(400),
  /** Sanitised HTML. */
  content: z
    .string()
    .refine((html) => new TextEncoder().encode(html).length <= POST_BODY_MAX_BYTES, 'O conteúdo passa de 64 KB.'),
  image: imageAddress.nullable(),
  imageAlt: optionalText(200),
  category: optionalText(60),
  author: optionalText(80),
  authorImage: imageAddress.nullable(),
  authorBio: optionalText(500),
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
