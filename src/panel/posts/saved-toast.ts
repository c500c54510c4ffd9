import type { ToastMessage } from '../../lib/toast';
import { formatMoment } from '../../shared/format';
import type { PostRecord } from '../../shared/post';
import { postState } from '../../shared/publication';

const CREATED = { title: 'Postagem criada', description: 'A nova postagem foi adicionada com sucesso.' };
const UPDATED = { title: 'Postagem atualizada', description: 'As alterações foram salvas com sucesso.' };

/** Returns whether visitors see the post now. */
export function isPublished(post: PostRecord | null): boolean {
  return post !== null && postState(post) === 'published';
}

/** Returns the toast of a save, which says too that the post is on the site now, when it appears, or that it has left. */
export function savedToast(before: PostRecord | null, saved: PostRecord): ToastMessage {
  const message = before ? UPDATED : CREATED;
  const { id, publishedAt, content } = saved;
  const told = (sentence: string) => ({ ...message, description: `${message.description} ${sentence}` });
  const isPlanned = postState(saved) === 'scheduled';
  if (isPublished(before)) {
    if (isPublished(saved)) return message;
    const back = isPlanned && publishedAt ? ` e volta em ${formatMoment(publishedAt)}` : '';
    return told(`Ela saiu do site${back}.`);
  }
  if (isPublished(saved)) {
    return {
      ...told(content ? 'Ela já está no site.' : 'Ela já está no site, ainda sem texto.'),
      action: { label: 'Ver no site', run: () => window.open(`/blog/${id}`) },
    };
  }
  const isNewlyPlanned = isPlanned && publishedAt && publishedAt !== before?.publishedAt;
  return isNewlyPlanned ? told(`Ela entra no site em ${formatMoment(publishedAt)}.`) : message;
}
