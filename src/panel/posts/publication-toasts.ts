import { toast } from '../../lib/toast';
import { formatMoment } from '../../shared/format';
import type { PostRecord } from '../../shared/post';
import { postState } from '../../shared/publication';

export const CREATED = { title: 'Postagem criada', description: 'A nova postagem foi adicionada com sucesso.' };
export const UPDATED = { title: 'Postagem atualizada', description: 'As alterações foram salvas com sucesso.' };

/** Returns whether visitors see the post now. */
export function isPublished(post: PostRecord | null): boolean {
  return post !== null && postState(post) === 'published';
}

/** Reports that a save has put a post on the site, has planned when it appears, or has taken it off the site. */
export function tellOfPublication(before: PostRecord | null, saved: PostRecord) {
  const { title, description } = before ? UPDATED : CREATED;
  const { id, publishedAt, content } = saved;
  const isPlanned = postState(saved) === 'scheduled';
  if (isPublished(before)) {
    if (isPublished(saved)) return;
    const back = isPlanned && publishedAt ? ` e volta em ${formatMoment(publishedAt)}` : '';
    toast({ title, description: `${description} Ela saiu do site${back}.` });
  } else if (isPublished(saved)) {
    const seen = content ? ' Ela já está no site.' : ' Ela já está no site, ainda sem texto.';
    toast({
      title,
      description: description + seen,
      action: { label: 'Ver no site', run: () => window.open(`/blog/${id}`) },
    });
  } else if (isPlanned && publishedAt && publishedAt !== before?.publishedAt) {
    toast({ title, description: `${description} Ela entra no site em ${formatMoment(publishedAt)}.` });
  }
}
