import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import type { LocationRecord } from '../../shared/location';
import { api, apiOnce } from '../api';
import { EditorForm } from '../form/editor-form';
import { useEdited, useEditingKey } from '../form/use-edited';
import { useForm } from '../form/use-form';
import { wayBackTo } from '../lists/way-back';
import { tellAndThrow } from '../parts/unread';
import { useRested } from '../parts/use-rested';
import { LocationFields } from './location-fields';
import { LocationMap } from './location-map';
import {
  type LocationForm,
  locationDescriptions,
  locationLabels,
  newLocation,
  pointOf,
  problemsOfLocation,
  toInput,
  toValues,
} from './location-values';

/** The location to edit; none for a new one. */
export async function loader({ params: { id } }: LoaderFunctionArgs) {
  if (!id) return { location: null };
  const reading = unwrap(api.panel.locations[':id'].$get({ param: { id: encodeURIComponent(id) } }));
  return { location: await reading.catch(tellAndThrow('Erro ao carregar')) };
}

export function Component() {
  const { location } = useLoaderData<typeof loader>();
  return <LocationEditor key={useEditingKey(location?.id)} opened={location} />;
}

function LocationEditor({ opened }: { opened: LocationRecord | null }) {
  const { row: location, onSaved } = useEdited('locations', opened, { buttonLeaves: true });
  const form: LocationForm = useForm({
    record: `locations:${location?.id ?? 'novo'}`,
    start: opened ? toValues(opened) : newLocation,
    version: opened?.version ?? 0,
    row: location,
    labels: locationLabels,
    describe: locationDescriptions,
    toValues,
    check: problemsOfLocation,
    send: (values, { version, key }) =>
      location
        ? api.panel.locations[':id'].$put({ param: { id: String(location.id) }, json: { ...toInput(values), version } })
        : apiOnce(key).panel.locations.$post({ json: toInput(values) }),
    saved: { title: location ? 'Local atualizado' : 'Local adicionado' },
    failure: 'Erro ao salvar',
    onSaved,
  });
  const shown = useRested(form.values);

  return (
    <EditorForm
      form={form}
      cancelTo={location ? wayBackTo('locations') : undefined}
      submit={location ? 'Atualizar' : 'Adicionar'}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]"
    >
      <LocationFields form={form} />
      <LocationMap point={pointOf(shown)} />
    </EditorForm>
  );
}
