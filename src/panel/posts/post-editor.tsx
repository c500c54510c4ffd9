import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PostRecord } from '../../shared/post';
import { postState } from '../../shared/publication';
import { editTitle, newTitle } from '../../shared/titles';
import {
  check,
  descriptions,
  isCoverMissing,
  LABELS,
  type PostValues,
  toInput,
  toValues,
  typedPost,
} from '../../shared/typed/post';
import { publishesNoText, saveEffect } from '../../shared/typed/save-effect';
import type { WorkingCopy } from '../../shared/working-copy';
import { api, apiOnce } from '../api';
import { DeleteRecord } from '../form/delete-record';
import { SAVE_KEYS, SaveKeys } from '../form/editor-bar';
import { EditorForm } from '../form/editor-form';
import type { SavedBy } from '../form/form-options';
import { useEdited } from '../form/use-edited';
import { useForm } from '../form/use-form';
import { wayBackTo } from '../lists/way-back';
import { PublicationBadge } from '../parts/badge';
import { Button } from '../parts/button';
import { CloseButton, EditorDialog } from './editor-dialog';
import { LivePreview } from './live-preview';
import { type Pane, PaneSwitch, paneClass } from './pane-switch';
import { PostAppearance } from './post-appearance';
import { postDeletion } from './post-deletion';
import { DetailFields, TextFields, WRITTEN } from './post-fields';
import { isPublished, savedToast } from './saved-toast';
import { TextlessQuestion } from './textless-question';

type Props = { opened: PostRecord | null; copy: WorkingCopy | null; categories: string[] };

/** Renders the dialog 'Nova Postagem' or 'Editar Postagem', as high as the window, with a preview beside the fields. */
export function PostEditor({ opened, copy, categories }: Props) {
  const { row: post, subject, onSaved } = useEdited('posts', { opened, copy, start: toValues(null) });
  const [block, setBlock] = useState<number | null>(null);
  const isSaved = useRef(false);
  const form = useForm<PostValues, PostRecord>({
    subject,
    copies: typedPost,
    labels: LABELS,
    describe: descriptions,
    toValues,
    check,
    send: (values, { version, key, copy }) =>
      post
        ? api.panel.posts[':id'].$put({ param: { id: String(post.id) }, json: { ...toInput(values), version, copy } })
        : apiOnce(key).panel.posts.$post({ json: toInput(values) }),
    saved: (saved) => savedToast(post, saved),
    failure: 'Erro ao salvar',
    onSaved: (saved, by) => {
      isSaved.current = true;
      onSaved(saved, by);
    },
  });
  const titleId = useId();
  /** How the save was meant that waits for an answer about the missing text. */
  const [asked, setAsked] = useState<SavedBy | null>(null);
  const site = post && isPublished(post) ? `/blog/${post.id}` : null;
  const before = post ? postState(post) : 'draft';
  const [pane, setPane] = useState<Pane>('text');
  const firstProblem: Pane = WRITTEN.some((field) => form.errors[field]) ? 'text' : 'details';
  const back = wayBackTo('posts');

  /** Saves a new post as a draft, without the need to choose that state first. If ⌘S is refused, the choice stays as it was. */
  async function saveAsDraft(by: SavedBy) {
    const { publication } = form.values;
    form.set({ publication: 'draft' });
    await form.save(by);
    if (by === 'keys' && !isSaved.current) form.set({ publication });
  }
  /** Saves, or asks first about a post that visitors would see without text. Problems at the fields come before that. */
  function saveOrAsk(by: SavedBy) {
    const hasProblem = Object.values(form.check(form.values)).some(Boolean);
    if (!hasProblem && publishesNoText(before, form.values)) setAsked(by);
    else void form.save(by);
  }

  function answer(save?: (by: SavedBy) => Promise<void>) {
    setAsked(null);
    if (asked) void save?.(asked);
  }

  function writeOn() {
    flushSync(() => {
      setAsked(null);
      setPane('text');
    });
    document.querySelector<HTMLElement>('.rich-text[contenteditable="true"]')?.focus();
  }

  // ⌘S is pressed by habit, so it must not publish a new post.
  const wouldPublish = !post && form.values.publication === 'now';

  return (
    <EditorDialog titleId={titleId} closeTo={back}>
      <EditorForm
        form={form}
        title={post ? editTitle('posts') : newTitle('posts')}
        cancelTo={back}
        lacking={[isCoverMissing(form.values) && 'Sem capa']}
        standing={
          post && {
            badge: <PublicationBadge post={post} />,
            site,
          }
        }
        tools={
          <>
            <PaneSwitch pane={pane} onChange={setPane} />
            {!post && form.values.publication !== 'draft' && (
              <Button
                look="ghost"
                busy={form.saving}
                aria-keyshortcuts={wouldPublish ? SAVE_KEYS : undefined}
                onClick={() => void saveAsDraft('button')}
              >
                Criar rascunho
                {wouldPublish && <SaveKeys />}
              </Button>
            )}
          </>
        }
        effect={saveEffect(before, form.values)}
        onSave={saveOrAsk}
        onKeys={wouldPublish ? () => void saveAsDraft('keys') : undefined}
        reveal={() => flushSync(() => setPane(firstProblem))}
        dialog={{ titleId, close: <CloseButton to={back} /> }}
        className="grid min-h-0 flex-1 short:flex-none grid-cols-[minmax(0,1fr)] lg:grid-cols-[repeat(2,minmax(0,1fr))] xl:grid-cols-[minmax(0,1fr)_20rem_minmax(0,26rem)] 2xl:grid-cols-[minmax(0,1fr)_22rem_minmax(0,36rem)]"
      >
        <section aria-label="Texto" className={`${SCROLLS} ${paneClass('text', pane)}`}>
          <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 sm:px-6">
            <TextFields form={form} onBlock={setBlock} />
          </div>
        </section>
        <section aria-label="Detalhes" className={`${SCROLLS} xl:border-l ${paneClass('details', pane)}`}>
          <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 max-xl:sm:px-6">
            <DetailFields form={form} categories={categories} state={before} site={site} />
            <PostAppearance form={form} />
            {post && <DeleteRecord form={form} noun="posts" row={post} deletion={postDeletion} />}
          </div>
        </section>
        <div className={`min-h-0 border-line bg-sunken lg:border-l short:h-dvh ${paneClass('preview', pane)}`}>
          <LivePreview values={form.values} publishedAt={post?.publishedAt ?? null} block={block} />
        </div>
      </EditorForm>
      {asked && (
        <TextlessQuestion onPublish={() => answer(form.save)} onDraft={() => answer(saveAsDraft)} onWrite={writeOn} />
      )}
    </EditorDialog>
  );
}

/**
 * A pane that scrolls, in a short window with the form. The padding keeps focused elements and their labels clear of its
 * edges.
 */
const SCROLLS = 'relative min-h-0 scroll-py-10 overflow-y-auto border-line short:overflow-visible';
