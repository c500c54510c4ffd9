import { useState } from 'react';
import { toast } from '../../lib/toast';
import { formatMoment } from '../../shared/format';
import type { PostRecord } from '../../shared/post';
import { postState } from '../../shared/publication';
import { check, descriptions, LABELS, type PostValues, toInput, toValues, typedPost } from '../../shared/typed/post';
import type { WorkingCopy } from '../../shared/working-copy';
import { api, apiOnce } from '../api';
import { EditorForm } from '../form/editor-form';
import { useEdited } from '../form/use-edited';
import { useForm } from '../form/use-form';
import { wayBackTo } from '../lists/way-back';
import { PublicationBadge } from '../parts/badge';
import { EditorDialog } from './editor-dialog';
import { LivePreview } from './live-preview';
import { PostFields } from './post-fields';

type Props = { opened: PostRecord | null; copy: WorkingCopy | null; categories: string[] };

/** The dialog 'Nova Postagem' or 'Editar Postagem', as high as the window, with the article beside its fields. */
export function PostEditor({ opened, copy, categories }: Props) {
  const { row: post, onSaved } = useEdited('posts', opened);
  const [start] = useState(() => toValues(opened));
  const [block, setBlock] = useState<number | null>(null);
  const form = useForm<PostValues, PostRecord>({
    record: `posts:${post?.id ?? 'novo'}`,
    start,
    version: opened?.version ?? 0,
    row: post,
    copies: { typed: typedPost, opened: copy },
    labels: LABELS,
    describe: descriptions,
    toValues,
    check,
    send: (values, { version, key, copy }) =>
      post
        ? api.panel.posts[':id'].$put({ param: { id: String(post.id) }, json: { ...toInput(values), version, copy } })
        : apiOnce(key).panel.posts.$post({ json: toInput(values) }),
    saved: post ? UPDATED : CREATED,
    failure: 'Erro ao salvar',
    onSaved: (saved, by) => {
      if (isPublished(post) && saved.publishedAt && !isPublished(saved)) tellOfAbsence(saved);
      const isPlanned = postState(saved) === 'scheduled' && saved.publishedAt !== post?.publishedAt;
      if (isPlanned && !isPublished(post)) tellOfPlan(saved, post ? UPDATED : CREATED);
      if (!isPublished(post) && isPublished(saved)) tellOfAppearance(saved, post ? UPDATED : CREATED);
      onSaved(saved, by);
    },
  });
  return (
    <EditorDialog
      title={post ? 'Editar Postagem' : 'Nova Postagem'}
      closeTo={wayBackTo('posts')}
      preview={<LivePreview values={form.values} publishedAt={post?.publishedAt ?? null} block={block} />}
    >
      <EditorForm
        form={form}
        cancelTo={wayBackTo('posts')}
        standing={
          post && {
            badge: <PublicationBadge post={post} />,
            site: isPublished(post) ? `/blog/${post.id}` : null,
          }
        }
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <PostFields form={form} categories={categories} published={isPublished(post)} onBlock={setBlock} />
      </EditorForm>
    </EditorDialog>
  );
}

const CREATED = { title: 'Postagem criada', description: 'A nova postagem foi adicionada com sucesso.' };
const UPDATED = { title: 'Postagem atualizada', description: 'As alterações foram salvas com sucesso.' };

/** What visitors could read, and now cannot: until then, or any more. */
function tellOfAbsence(saved: PostRecord) {
  const back = postState(saved) === 'scheduled' ? ` e volta em ${formatMoment(saved.publishedAt ?? '')}` : '';
  toast({ ...UPDATED, description: `${UPDATED.description} Ela saiu do site${back}.` });
}

/** What everybody will be able to read, and from when on. */
function tellOfPlan({ publishedAt }: PostRecord, { title, description }: typeof UPDATED) {
  toast({ title, description: `${description} Ela entra no site em ${formatMoment(publishedAt ?? '')}.` });
}

/** What nobody could read, and everybody can from now on. */
function tellOfAppearance({ id, content }: PostRecord, { title, description }: typeof UPDATED) {
  toast({
    title,
    description: content ? description : `${description} Ela já está no site, ainda sem texto.`,
    action: { label: 'Ver no site', run: () => window.open(`/blog/${id}`) },
  });
}

function isPublished(post: PostRecord | null): boolean {
  return post !== null && postState(post) === 'published';
}
