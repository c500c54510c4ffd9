import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { FOLDER_MAX, type Medium } from '../../shared/media';
import type { Point, Shape } from '../../shared/media-address';
import { nouns } from '../../shared/nouns';
import type { RecordUse } from '../../shared/record-use';
import { TextAreaField } from '../../ui/field';
import { api } from '../api';
import { EditorForm } from '../form/editor-form';
import { useForm } from '../form/use-form';
import { Button, LinkButton } from '../parts/button';
import { PageHeader } from '../parts/page-header';
import { SuggestedField } from '../parts/suggested-field';
import { tellAndThrow } from '../parts/unread';
import { Crops } from './crops';
import { withPoint } from './crops-text';
import { DeleteMedium } from './delete-medium';
import { Facts } from './facts';
import { FocalPoint } from './focal-point';
import { folders } from './folders';
import { mediumDescriptions, mediumLabels, problemsOfMedium, toValues } from './medium-values';
import { Neighbours } from './neighbours';
import { ReplaceFile } from './replace-file';
import { UsesList } from './uses-list';
import { useWalk } from './walk';

export function loader({ params: { id = '' } }: LoaderFunctionArgs) {
  return unwrap(api.panel.media[':id'].$get({ param: { id: encodeURIComponent(id) } })).catch(
    tellAndThrow('Erro ao carregar imagem'),
  );
}

export function Component() {
  const { uses, ...medium } = useLoaderData<typeof loader>();
  const walk = useWalk();
  return <Detail key={medium.id} opened={medium} uses={uses} walk={walk} />;
}

function Detail({ opened, uses, walk }: { opened: Medium; uses: RecordUse[]; walk: number[] }) {
  const [medium, setMedium] = useState(opened);
  const { data: names = [] } = useQuery(folders);
  const navigate = useNavigate();
  const { search } = useLocation();
  const list = `${nouns.media.panel}${search}`;
  const form = useForm({
    subject: { record: `media:${medium.id}`, onNewer: setMedium, isNew: false, opened, copy: null, row: medium },
    labels: mediumLabels,
    describe: mediumDescriptions,
    toValues,
    check: problemsOfMedium,
    send: (values, { version }) =>
      api.panel.media[':id'].$patch({ param: { id: String(medium.id) }, json: { ...values, version } }),
    saved: { title: 'Imagem salva' },
    failure: 'Erro ao salvar imagem',
    onSaved: setMedium,
  });
  const [shape, setShape] = useState<Shape | null>(null);
  const { focalX, focalY, crops } = form.values;
  const own = shape && crops[shape];

  /** Moves the focal point of the selected shape, or the common one. */
  function movePoint(point: Point | undefined) {
    if (shape) form.set({ crops: withPoint(crops, shape, point) });
    else if (point) form.set({ focalX: point.x, focalY: point.y });
  }

  return (
    <>
      <PageHeader title={medium.alt || medium.name} text={medium.alt ? medium.name : 'Ainda sem texto alternativo'}>
        <Neighbours id={medium.id} walk={walk} search={search} />
        <LinkButton to={list}>
          <ArrowLeft aria-hidden size={16} />
          Voltar à Mídia
        </LinkButton>
        <DeleteMedium
          medium={medium}
          shownBy={uses}
          onDeleted={() => {
            form.discard();
            void navigate(list, { replace: true });
          }}
        />
      </PageHeader>
      <EditorForm
        form={form}
        cancelTo={list}
        // On phones the alternative text follows the picture; in wide windows they are side by side.
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:grid-rows-[min-content_auto_1fr]"
      >
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <FocalPoint medium={medium} point={own ?? { x: focalX, y: focalY }} shape={shape} onChange={movePoint} />
        </div>
        <section className="panel-card grid gap-5 p-5 lg:col-start-2 lg:row-start-1">
          <TextAreaField
            label={mediumLabels.alt}
            {...form.text('alt')}
            rows={3}
            maxLength={200}
            hint="O que se vê, em uma frase, para quem não vê a imagem."
          />
          <SuggestedField
            label={mediumLabels.folder}
            names={names}
            placeholder="Ex.: Fachadas, Verão"
            {...form.text('folder')}
            maxLength={FOLDER_MAX}
          />
        </section>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:col-start-1 lg:row-start-3">
          <Crops medium={medium} look={form.values} chosen={shape} onChoose={setShape} />
          {own && (
            <Button
              className="justify-self-start"
              onClick={({ currentTarget }) => {
                // The button disappears.
                currentTarget.closest('form')?.querySelector<HTMLElement>('[role="slider"]')?.focus();
                movePoint(undefined);
              }}
            >
              <RotateCcw aria-hidden size={15} />
              Voltar ao ponto de todos os formatos
            </Button>
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-2">
          <section aria-label="Onde aparece" className="panel-card grid gap-3 p-5">
            <h2 className="text-base">Onde aparece</h2>
            {uses.length > 0 ? <UsesList uses={uses} /> : <p className="text-muted">Ainda em lugar nenhum.</p>}
          </section>
          <Facts medium={medium}>
            <ReplaceFile
              medium={medium}
              form={form}
              uses={uses.filter(({ noun }) => noun !== 'site').length}
              onReplaced={(replaced) => {
                setMedium(replaced);
                form.take(replaced);
              }}
            />
          </Facts>
        </div>
      </EditorForm>
    </>
  );
}
