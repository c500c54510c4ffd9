import { useMemo } from 'react';
import { imageAddress } from '../../shared/image';
import { appearanceOfPost } from '../../shared/search-appearance';
import { toInstant } from '../../shared/typed/clock';
import type { PostValues } from '../../shared/typed/post';
import { useRested } from '../parts/use-rested';
import { SearchAppearance } from '../search-appearance/search-appearance';
import type { PostForm } from './post-form';

/** As Google tells it: `20 de nov. de 2026`. */
const dates = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium', timeZone: 'America/Sao_Paulo' });

/** How a post is found and shared. `publishedAt` is the date that it has. */
export function PostAppearance({ form, publishedAt }: { form: PostForm; publishedAt: string | null }) {
  const { title, excerpt, content, image, publication, when } = useRested(form.values);
  const own = useMemo(
    () => ({
      ...appearanceOfPost({
        title: title.trim() || 'Título da postagem',
        excerpt: excerpt.trim(),
        content,
        image: imageAddress.safeParse(image).data ?? null,
      }),
      words: {
        title: 'o título da postagem',
        description: excerpt.trim() ? 'o resumo' : 'o começo do texto',
        image: 'a capa',
      },
    }),
    [title, excerpt, content, image],
  );
  const instant = instantOf(publication, when, publishedAt);
  const date = instant && dates.format(new Date(instant));
  return <SearchAppearance form={form} own={own} crumbs={['Blog']} date={date} />;
}

/** When it appears by what is typed; a draft never does. */
function instantOf(publication: PostValues['publication'], when: string, publishedAt: string | null): string | null {
  if (publication === 'draft') return null;
  return publication === 'scheduled' ? toInstant(when) : (publishedAt ?? new Date().toISOString());
}
