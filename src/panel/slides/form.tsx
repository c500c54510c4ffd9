import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import type { SlideRecord } from '../../shared/slide';
import { editTitle, newTitle } from '../../shared/titles';
import {
  newSlide,
  problemsOfSlide,
  slideLabels,
  toEdit,
  toInput,
  toValues,
  typedSlide,
} from '../../shared/typed/slide';
import type { WorkingCopy } from '../../shared/working-copy';
import { api, apiOnce } from '../api';
import { DeleteRecord } from '../form/delete-record';
import { EditorForm } from '../form/editor-form';
import { useEdited, useEditingKey } from '../form/use-edited';
import { useForm } from '../form/use-form';
import { orderedDeletion } from '../lists/ordered-deletion';
import { wayBackTo } from '../lists/way-back';
import { ActiveBadge } from '../parts/badge';
import { tellAndThrow } from '../parts/unread';
import { useRested } from '../parts/use-rested';
import { PreviewJump, PreviewSection } from '../preview/preview-section';
import { SlidePreview } from '../preview/slide-preview';
import { SlideFields } from './slide-fields';
import { toneLabels, toPreview } from './slide-values';

const DELETION = orderedDeletion('slides');

/** Reads the slide and its working copy, both null for a new one, and the number of slides. */
export async function loader({ params: { id } }: LoaderFunctionArgs) {
  const param = { id: encodeURIComponent(id ?? '') };
  const route = api.panel.slides[':id'];
  const [slide, copied, { rows }] = await Promise.all([
    id ? unwrap(route.$get({ param })) : null,
    id ? unwrap(route['working-copy'].$get({ param })) : null,
    unwrap(api.panel.slides.$get()),
  ]).catch(tellAndThrow('Erro ao carregar slide'));
  return { slide, copy: copied?.copy ?? null, count: rows.length };
}

export function Component() {
  const { slide, copy, count } = useLoaderData<typeof loader>();
  return <SlideForm key={useEditingKey(slide?.id)} opened={slide} copy={copy} count={count} />;
}

type Props = { opened: SlideRecord | null; copy: WorkingCopy | null; count: number };

function SlideForm({ opened, copy, count }: Props) {
  const edited = { opened, copy, start: newSlide(count) };
  const { row: slide, subject, onSaved } = useEdited('slides', edited, { buttonLeaves: true });
  const form = useForm({
    subject,
    copies: typedSlide,
    labels: slideLabels,
    describe: { tone: (tone) => toneLabels[tone] },
    toValues,
    check: problemsOfSlide,
    send: (values, { version, base, key, copy }) =>
      slide
        ? api.panel.slides[':id'].$put({
            param: { id: String(slide.id) },
            json: { ...toEdit(values, base), version, copy },
          })
        : apiOnce(key).panel.slides.$post({ json: toInput(values) }),
    saved: { title: 'Slide salvo com sucesso!' },
    failure: 'Erro ao salvar slide',
    onSaved,
  });
  const shown = useRested(form.values);

  return (
    <EditorForm
      form={form}
      title={slide ? editTitle('slides') : newTitle('slides')}
      cancelTo={wayBackTo('slides')}
      standing={slide && { badge: <ActiveBadge active={slide.active} />, site: slide.active ? '/' : null }}
      submit={slide ? 'Atualizar' : 'Criar'}
      foot={slide && <DeleteRecord form={form} noun="slides" row={slide} deletion={DELETION} />}
      tools={<PreviewJump />}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
    >
      <SlideFields form={form} stored={slide} last={slide ? count - 1 : count} />
      <PreviewSection>
        <SlidePreview slide={toPreview(shown)} />
      </PreviewSection>
    </EditorForm>
  );
}
