import type { PostItem } from '../../shared/post';
import { postState } from '../../shared/publication';

const TONES = {
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  accent: 'bg-lilac text-primary-deep',
  neutral: 'bg-sunken text-muted',
} as const;
export type BadgeTone = keyof typeof TONES;

/** Shows a state in one or a few words, wrapped where there is no room for a line. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: string }) {
  return (
    <span
      className={`inline-flex items-center rounded-[0.6875rem] px-2 py-px text-xs leading-5 font-medium ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}

/** Shows whether a record is active. `ending` agrees with the noun's gender: a pergunta é ativa. */
export function ActiveBadge({ active, ending = 'o' }: { active: boolean; ending?: 'a' | 'o' }) {
  return active ? <Badge tone="success">{`Ativ${ending}`}</Badge> : <Badge>{`Inativ${ending}`}</Badge>;
}

/** Marks a record with unsaved input. A save publishes it if visitors see the record. */
export function ChangedBadge({ isLive }: { isLive: boolean }) {
  return <Badge tone="warning">{isLive ? 'Alterações não publicadas' : 'Alterações não salvas'}</Badge>;
}

/** Shows a post's state, derived from its dates. */
export function PublicationBadge({ post }: { post: Pick<PostItem, 'publishedAt' | 'unpublishedAt'> }) {
  switch (postState(post)) {
    case 'draft':
      return <Badge>Rascunho</Badge>;
    case 'scheduled':
      return <Badge tone="accent">Agendada</Badge>;
    case 'published':
      return <Badge tone="success">Publicada</Badge>;
    case 'ended':
      return <Badge>Encerrada</Badge>;
  }
}
