import { useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { orNull, unwrap } from '../../lib/api';
import { defaultSettings } from '../../shared/default-settings';
import { nouns } from '../../shared/nouns';
import { isPageField, isPageKey, PAGES, type PageField, type PageTexts } from '../../shared/pages/labels';
import { fieldsOf, headNames } from '../../shared/pages/page';
import { type PageRecord, pages } from '../../shared/pages/pages';
import { typedPage } from '../../shared/typed/page';
import { api } from '../api';
import { EditorForm } from '../form/editor-form';
import { useAskedField } from '../form/use-asked-field';
import { useForm } from '../form/use-form';
import { ByPointer } from '../parts/by-pointer';
import { LinkedPart, SectionLinks } from '../parts/section-links';
import { tellAndThrow } from '../parts/unread';
import { useRested } from '../parts/use-rested';
import { PagePreview } from '../preview/page-preview';
import { PreviewJump, PreviewSection } from '../preview/preview-section';
import { PageAppearance } from './page-appearance';
import { PageSection } from './page-section';
import { fieldOf, shownTexts, textAt } from './shown-texts';

/** Reads the texts with their working copy, and the other content that the page shows. */
export async function loader({ params: { page = '' } }: LoaderFunctionArgs) {
  if (!isPageKey(page)) throw redirect(nouns.pages.panel);
  const failed = tellAndThrow('Erro ao carregar página');
  const [record, { copy }, featured, latest, settings] = await Promise.all([
    unwrap(api.panel.pages[':page'].$get({ param: { page } })).catch(failed),
    unwrap(api.panel.pages[':id']['working-copy'].$get({ param: { id: page } })).catch(failed),
    page === 'inicio' || page === 'unidade' ? orNull(unwrap(api.products.featured.$get())) : null,
    page === 'inicio' ? orNull(unwrap(api.posts.latest.$get({ query: { limit: '3' } }))) : null,
    page === 'unidade' ? orNull(unwrap(api.settings.$get())) : null,
  ]);
  const { branch } = settings ?? defaultSettings;
  return { record, copy, around: { featured: featured ?? [], latest: latest ?? [], branch } };
}

export function Component() {
  const { record, ...loaded } = useLoaderData<typeof loader>();
  return <Editor key={record.page} opened={record} {...loaded} />;
}

const sectionId = (index: number) => `secao-${index + 1}`;

type Props = Omit<Awaited<ReturnType<typeof loader>>, 'record'> & { opened: PageRecord };

function Editor({ opened, copy, around }: Props) {
  const { page } = opened;
  const typed = typedPage(page);
  const [row, setRow] = useState(opened);
  const form = useForm<PageTexts, PageRecord>({
    subject: { record: `pages:${page}`, onNewer: setRow, isNew: false, opened, copy, row },
    copies: typed,
    labels: typed.labels,
    toValues: typed.toValues,
    check: typed.check,
    send: (texts, { version, copy }) =>
      api.panel.pages[':page'].$put({ param: { page }, json: { texts, version, copy } }),
    saved: { title: 'Página salva', description: 'O site já mostra as mudanças.' },
    failure: 'Erro ao salvar página',
    onSaved: setRow,
  });
  const { name, address } = PAGES[page];
  const { word, sections } = pages[page];
  const { searchTitle } = headNames(word);
  const hasPictures = fieldsOf(sections).some(([, { kind }]) => kind === 'picture');
  const texts = shownTexts(page, useRested(form.values));
  const [focused, setFocused] = useState<PageField | null>(null);
  useAskedField();

  return (
    <EditorForm
      form={form}
      title={`Página ${name}`}
      intro="O que você salvar aparece no site na hora."
      standing={{ badge: null, site: address }}
      cancelTo={nouns.pages.panel}
      tools={<PreviewJump />}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only observes which field has the focus. */}
      <div
        className="grid gap-5"
        onFocus={({ target }) => {
          if ('name' in target && typeof target.name === 'string' && isPageField(target.name)) setFocused(target.name);
        }}
      >
        <SectionLinks
          of="desta página"
          sections={sections.map(({ title }, index) => ({ id: sectionId(index), title }))}
          onGo={(index) => setFocused(fieldsOf(sections.slice(index, index + 1))[0]?.[0] ?? null)}
        />
        {sections.map((section, index) => (
          <LinkedPart key={section.title} id={sectionId(index)}>
            {section.fields[searchTitle] ? (
              <PageAppearance form={form} page={page} />
            ) : (
              <PageSection form={form} page={page} section={section} />
            )}
          </LinkedPart>
        ))}
      </div>
      <PreviewSection>
        <p className="mb-2 text-sm text-muted">
          <ByPointer mouse="Clique" touch="Toque" />
          {hasPictures ? ' num texto ou numa imagem para editar.' : ' num texto para editá-lo.'}
        </p>
        <PagePreview
          page={page}
          texts={texts}
          at={focused ? textAt(page, texts, focused) : ''}
          around={around}
          onPick={(picked) => goTo(fieldOf(page, texts, picked))}
        />
      </PreviewSection>
    </EditorForm>
  );
}

/** Focuses the field of a text clicked in the preview. Content from elsewhere has no field here. */
function goTo(field: PageField | null) {
  const control = field && document.querySelector<HTMLElement>(`[data-save] [name="${field}"]`);
  if (!control) return;
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}
