import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { orNull, unwrap } from '../../lib/api';
import type { CategoryRecord } from '../../shared/category';
import { editTitle, newTitle } from '../../shared/titles';
import {
  categoryLabels,
  newCategory,
  problemsOfCategory,
  toInput,
  toValues,
  typedCategory,
} from '../../shared/typed/category';
import type { WorkingCopy } from '../../shared/working-copy';
import { Field, TextAreaField } from '../../ui/field';
import { api, apiOnce } from '../api';
import { DeleteRecord } from '../form/delete-record';
import { EditorForm } from '../form/editor-form';
import { useEdited, useEditingKey } from '../form/use-edited';
import { useForm } from '../form/use-form';
import { wayBackTo } from '../lists/way-back';
import { AltOffer } from '../media/alt-offer';
import { PictureField } from '../media/picture-field';
import { useAltOf } from '../media/use-alt-of';
import { Switch } from '../parts/switch';
import { tellAndThrow } from '../parts/unread';
import { useRested } from '../parts/use-rested';
import { CategoryPreview } from '../preview/category-preview';
import { PreviewJump, PreviewSection } from '../preview/preview-section';
import { AddressField } from './address-field';
import { CategoryAppearance } from './category-appearance';
import { categoryDeletion } from './category-deletion';
import { PackFields, packIn } from './pack-fields';

/** Reads the category, its working copy and its lowest price; for a new one, the number of categories. */
export async function loader({ params: { id: key } }: LoaderFunctionArgs) {
  const failed = tellAndThrow('Erro ao carregar categoria');
  if (!key) {
    const { rows } = await unwrap(api.panel.categories.$get()).catch(failed);
    return { category: null, copy: null, count: rows.length, fromCents: null };
  }
  const name = encodeURIComponent(key);
  const [category, { copy }, lines] = await Promise.all([
    unwrap(api.panel.categories[':key'].$get({ param: { key: name } })),
    unwrap(api.panel.categories[':id']['working-copy'].$get({ param: { id: name } })),
    orNull(unwrap(api.categories.$get())),
  ]).catch(failed);
  const { fromCents = null } = lines?.find((line) => line.key === category.key) ?? {};
  return { category, copy, count: 0, fromCents };
}

export function Component() {
  const { category, ...others } = useLoaderData<typeof loader>();
  return <Editor key={useEditingKey(category?.key)} opened={category} {...others} />;
}

type Props = { opened: CategoryRecord | null; copy: WorkingCopy | null; count: number; fromCents: number | null };

function Editor({ opened, copy, count, fromCents }: Props) {
  const edited = { opened, copy, start: newCategory(count) };
  const { row: category, subject, onSaved } = useEdited('categories', edited);
  const form = useForm({
    subject,
    copies: typedCategory,
    labels: categoryLabels,
    toValues,
    check: problemsOfCategory,
    send: (values, { version, key: once, copy }) => {
      const { position, ...input } = toInput(values);
      return category
        ? api.panel.categories[':key'].$put({ param: { key: category.key }, json: { ...input, version, copy } })
        : apiOnce(once).panel.categories.$post({ json: { ...input, position } });
    },
    saved: { title: category ? 'Categoria atualizada' : 'Categoria criada' },
    failure: 'Erro ao salvar categoria',
    onSaved,
  });
  const { values, text, bind, set } = form;
  const altOf = useAltOf([values.imageAlt]);
  const shown = useRested(values);

  return (
    <EditorForm
      form={form}
      title={category ? editTitle('categories') : newTitle('categories')}
      cancelTo={wayBackTo('categories')}
      standing={category && { badge: null, site: `/produtos/${category.address}` }}
      submit={category ? 'Atualizar' : 'Criar'}
      foot={category && <DeleteRecord form={form} noun="categories" row={category} deletion={categoryDeletion} />}
      tools={<PreviewJump />}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <section className="panel-card grid gap-4 p-5">
          <Field label={categoryLabels.name} {...text('name')} required />
          <AddressField form={form} category={category} />
          <TextAreaField label={categoryLabels.description} {...text('description')} rows={3} />
        </section>
        <section className="panel-card grid gap-4 p-5">
          <PictureField
            label={categoryLabels.image}
            {...bind('image')}
            onAlt={(chosen) => set({ imageAlt: altOf(chosen, values.imageAlt) })}
            required
          />
          <AltOffer address={values.image} alt={values.imageAlt}>
            <Field label={categoryLabels.imageAlt} {...text('imageAlt')} />
          </AltOffer>
        </section>
        <PackFields form={form} />
        <CategoryAppearance form={form} />
        <section className="panel-card p-5">
          <Switch
            label={categoryLabels.highlighted}
            name="highlighted"
            checked={values.highlighted}
            onChange={(highlighted) => set({ highlighted })}
            hint="Aparece como filtro em /produtos e como link no rodapé."
          />
        </section>
      </div>
      <PreviewSection>
        <CategoryPreview
          category={{ ...toInput(shown), key: category?.key ?? '' }}
          pack={packIn(shown)}
          offer={{ productCount: category?.productCount ?? 0, fromCents }}
        />
      </PreviewSection>
    </EditorForm>
  );
}
