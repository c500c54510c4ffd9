import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import type { CategoryRecord } from '../../shared/category';
import { editTitle, newTitle } from '../../shared/titles';
import { Field, TextAreaField } from '../../ui/field';
import { api, apiOnce } from '../api';
import { EditorForm } from '../form/editor-form';
import { useEdited, useEditingKey } from '../form/use-edited';
import { useForm } from '../form/use-form';
import { wayBackTo } from '../lists/way-back';
import { PictureField } from '../media/picture-field';
import { Switch } from '../parts/switch';
import { tellAndThrow } from '../parts/unread';
import { AddressField } from './address-field';
import { CategoryAppearance } from './category-appearance';
import { categoryLabels, newCategory, problemsOfCategory, toInput, toValues } from './category-values';
import { PackFields } from './pack-fields';

/** The category to edit; for a new one, how many there are. */
export async function loader({ params: { id: key } }: LoaderFunctionArgs) {
  const failed = tellAndThrow('Erro ao carregar categoria');
  if (key) {
    return {
      category: await unwrap(api.panel.categories[':key'].$get({ param: { key: encodeURIComponent(key) } })).catch(
        failed,
      ),
      count: 0,
    };
  }
  const { rows } = await unwrap(api.panel.categories.$get()).catch(failed);
  return { category: null, count: rows.length };
}

export function Component() {
  const { category, count } = useLoaderData<typeof loader>();
  return <Editor key={useEditingKey(category?.key)} opened={category} count={count} />;
}

function Editor({ opened, count }: { opened: CategoryRecord | null; count: number }) {
  const { row: category, onSaved } = useEdited('categories', opened);
  const form = useForm({
    record: `categories:${category?.key ?? 'novo'}`,
    start: opened ? toValues(opened) : newCategory(count),
    version: opened?.version ?? 0,
    row: category,
    position: 'order',
    labels: categoryLabels,
    toValues,
    check: problemsOfCategory,
    send: (values, { version, key: once }) => {
      const { order, ...input } = toInput(values);
      return category
        ? api.panel.categories[':key'].$put({ param: { key: category.key }, json: { ...input, version } })
        : apiOnce(once).panel.categories.$post({ json: { ...input, order } });
    },
    saved: { title: category ? 'Categoria atualizada' : 'Categoria criada' },
    failure: 'Erro ao salvar categoria',
    onSaved,
  });
  const { values, text, bind, set } = form;

  return (
    <EditorForm
      form={form}
      title={category ? editTitle('categories') : newTitle('categories')}
      cancelTo={wayBackTo('categories')}
      standing={category && { badge: null, site: `/produtos/${category.address}` }}
      submit={category ? 'Atualizar' : 'Criar'}
      className="grid max-w-2xl gap-5"
    >
      <section className="panel-card grid gap-4 p-5">
        <Field label={categoryLabels.name} {...text('name')} required />
        <AddressField form={form} category={category} />
        <TextAreaField label={categoryLabels.description} {...text('description')} rows={3} />
      </section>
      <section className="panel-card grid gap-4 p-5">
        <PictureField
          label={categoryLabels.image}
          {...bind('image')}
          onAlt={(imageAlt) => set({ imageAlt })}
          required
        />
        <Field label={categoryLabels.imageAlt} {...text('imageAlt')} />
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
    </EditorForm>
  );
}
