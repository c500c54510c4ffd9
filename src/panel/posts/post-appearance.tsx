import { useMemo } from 'react';
import { BRAND_ZONE } from '../../shared/brand-zone';
import { imageAddress } from '../../shared/image';
import { appearanceOfPost } from '../../shared/post-appearance';
import { typedPublication } from '../../shared/typed/post';
import { useRested } from '../parts/use-rested';
import { SearchAppearance } from '../search-appearance/search-appearance';
import type { PostForm } from './post-form';

/** Date format of Google's results: `20 de nov. de 2026`. */
const dates = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium', timeZone: BRAND_ZONE });

/** Edits the search appearance of a post. */
export function PostAppearance({ form }: { form: PostForm }) {
  const rested = useRested(form.values);
  const { title, excerpt, content, image } = rested;
  const own = useMemo(() => {
    const cover = imageAddress.safeParse(image).data ?? null;
    return {
      ...appearanceOfPost({
        title: title.trim() || 'Título da postagem',
        excerpt: excerpt.trim(),
        content,
        image: cover,
      }),
      words: {
        title: 'o título da postagem',
        description: excerpt.trim() ? 'o resumo' : 'o começo do texto',
        image: cover ? 'a capa' : 'a primeira imagem do texto',
      },
    };
  }, [title, excerpt, content, image]);
  // A draft has no date; a post published by this save gets today's.
  const instant = typedPublication(rested);
  const date = instant === null ? null : dates.format(instant ? new Date(instant) : new Date());
  return <SearchAppearance form={form} own={own} crumbs={['Blog']} date={date} />;
}
