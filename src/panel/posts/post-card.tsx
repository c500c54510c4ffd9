import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { formatMoment, formatShortDate } from '../../shared/format';
import { recordPath } from '../../shared/nouns';
import type { PostItem } from '../../shared/post';
import { postState } from '../../shared/publication';
import { sinceText } from '../../shared/since';
import { Picture } from '../../ui/picture';
import type { Selection } from '../acts/use-selection';
import { Badge, ChangedBadge, PublicationBadge } from '../parts/badge';
import { Button, IconButton, LinkButton } from '../parts/button';
import { Choice } from '../parts/choice';
import { PictureLink, RecordLink } from '../parts/row-actions';
import { SiteLink } from '../parts/site-link';
import { PictureBox } from '../parts/thumbnail';

type Props = {
  post: PostItem;
  selection: Selection<PostItem>;
  isPending: boolean;
  onCopy: () => void;
  onDelete: () => void;
};

/** Shows a post in the list, as a card. */
export function PostCard({ post, selection, isPending, onCopy, onDelete }: Props) {
  const { id, title, excerpt, image, category, publishedAt, unpublishedAt, editedAt, changed } = post;
  const titleId = useId();
  const to = recordPath('posts', id);
  const state = postState(post);
  return (
    // On phones the picture is beside the title, to show more than one post.
    <article className="panel-card flex h-full flex-col overflow-hidden has-checked:outline-2 has-checked:outline-primary max-sm:relative max-sm:grid max-sm:grid-cols-[6rem_minmax(0,1fr)] max-sm:items-start max-sm:gap-x-3 max-sm:gap-y-1.5 max-sm:p-4">
      <PictureLink to={to} className="max-sm:row-span-2">
        <PictureBox src={image} iconSize={24} className="aspect-[7/4] max-sm:aspect-[6/5] max-sm:rounded-md">
          {(src) => <Picture src={src} alt="" sizes="(min-width: 80rem) 22rem, (min-width: 40rem) 45vw, 8rem" />}
        </PictureBox>
      </PictureLink>
      <div className="flex flex-1 flex-col gap-2 p-4 max-sm:contents">
        <div className="flex flex-wrap items-center gap-2 text-sm text-muted max-sm:min-h-7 max-sm:pr-9">
          <Choice
            label={`Selecionar ${title}`}
            checked={selection.isChosen(post)}
            onToggle={(withRange) => selection.toggle(post, withRange)}
            className="-my-1.5 -ml-2 max-sm:absolute max-sm:top-2 max-sm:right-2 max-sm:m-0"
          />
          <PublicationBadge post={post} />
          {category && <Badge tone="accent">{category}</Badge>}
          <span className="ml-auto max-sm:ml-0">
            {publishedAt === null ? (
              <time dateTime={editedAt} title={formatMoment(editedAt)}>
                editada {sinceText(editedAt)}
              </time>
            ) : (
              <time dateTime={publishedAt}>
                {state === 'scheduled' ? formatMoment(publishedAt) : formatShortDate(publishedAt)}
              </time>
            )}
          </span>
        </div>
        <h2 id={titleId} className="line-clamp-2 leading-snug">
          <RecordLink to={to} className="inline-block py-0.5 hover:text-primary-deep hover:underline">
            {title}
          </RecordLink>
        </h2>
        {excerpt && <p className="line-clamp-2 text-sm max-sm:hidden">{excerpt}</p>}
        {changed && (
          <p className="flex max-sm:col-span-2">
            <ChangedBadge isLive={state === 'published'} />
          </p>
        )}
        {unpublishedAt && (
          <p className="text-sm text-muted max-sm:col-span-2">
            {state === 'ended' ? 'Saiu' : 'Sai'} do site em{' '}
            <time dateTime={unpublishedAt}>{formatMoment(unpublishedAt)}</time>
          </p>
        )}
        <div className="mt-auto flex flex-wrap gap-1.5 pt-2 max-sm:col-span-2 max-sm:-mb-1 max-sm:pt-0">
          <LinkButton to={to} aria-describedby={titleId}>
            <Pencil aria-hidden size={15} />
            Editar
          </LinkButton>
          <IconButton
            label="Duplicar"
            aria-describedby={titleId}
            aria-disabled={isPending || undefined}
            onClick={onCopy}
          >
            <Copy aria-hidden size={16} />
          </IconButton>
          <Button look="ghost-danger" aria-describedby={titleId} onClick={onDelete}>
            <Trash2 aria-hidden size={15} />
            Excluir
          </Button>
          {state === 'published' && (
            <SiteLink to={`/blog/${id}`} describedBy={titleId} className="ml-auto aspect-square px-0" words="sr-only" />
          )}
        </div>
      </div>
    </article>
  );
}
