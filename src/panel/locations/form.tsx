import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import type { ToastMessage } from '../../lib/toast';
import type { LocationRecord } from '../../shared/location';
import { isPointStale } from '../../shared/stale-point';
import {
  locationLabels,
  newLocation,
  problemsOfLocation,
  toInput,
  toValues,
  typedLocation,
} from '../../shared/typed/location';
import type { WorkingCopy } from '../../shared/working-copy';
import { api, apiOnce } from '../api';
import { DeleteRecord } from '../form/delete-record';
import { EditorForm } from '../form/editor-form';
import { useEdited, useEditingKey } from '../form/use-edited';
import { useForm } from '../form/use-form';
import { wayBackTo } from '../lists/way-back';
import { ActiveBadge } from '../parts/badge';
import { tellAndThrow } from '../parts/unread';
import { useRested } from '../parts/use-rested';
import { locationDeletion } from './location-deletion';
import { LocationFields } from './location-fields';
import { LocationMap } from './location-map';
import { type LocationForm, locationDescriptions, pointOf } from './location-values';

/** Reads the location and its working copy; both null for a new one. */
export async function loader({ params: { id } }: LoaderFunctionArgs) {
  if (!id) return { location: null, copy: null };
  const param = { id: encodeURIComponent(id) };
  const route = api.panel.locations[':id'];
  const reading = Promise.all([unwrap(route.$get({ param })), unwrap(route['working-copy'].$get({ param }))]);
  const [location, { copy }] = await reading.catch(tellAndThrow('Erro ao carregar'));
  return { location, copy };
}

export function Component() {
  const { location, copy } = useLoaderData<typeof loader>();
  return <LocationEditor key={useEditingKey(location?.id)} opened={location} copy={copy} />;
}

function LocationEditor({ opened, copy }: { opened: LocationRecord | null; copy: WorkingCopy | null }) {
  const edited = { opened, copy, start: newLocation };
  const { row: location, subject, onSaved } = useEdited('locations', edited, { buttonLeaves: true });
  const form: LocationForm = useForm({
    subject,
    copies: typedLocation,
    labels: locationLabels,
    describe: locationDescriptions,
    toValues,
    check: problemsOfLocation,
    send: (values, { version, key, copy }) =>
      location
        ? api.panel.locations[':id'].$put({
            param: { id: String(location.id) },
            json: { ...toInput(values), version, copy },
          })
        : apiOnce(key).panel.locations.$post({ json: toInput(values) }),
    saved: (saved) => savedToast(location, saved),
    failure: 'Erro ao salvar',
    onSaved,
  });
  const shown = useRested(form.values);
  const isStale = location !== null && isPointStale(location, toInput(shown));

  return (
    <EditorForm
      form={form}
      cancelTo={wayBackTo('locations')}
      lacking={[isStale && 'Ponto antigo no mapa']}
      standing={
        location && {
          badge: <ActiveBadge active={location.active} />,
          site: location.active ? `/onde-estamos?local=${location.id}#loja` : null,
        }
      }
      submit={location ? 'Atualizar' : 'Adicionar'}
      foot={location && <DeleteRecord form={form} noun="locations" row={location} deletion={locationDeletion} />}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]"
    >
      <LocationFields form={form} isPointStale={isStale} />
      <LocationMap point={pointOf(shown)} />
    </EditorForm>
  );
}

/** Returns the toast of a save, which says too that the point on the map was left at the former address. */
function savedToast(before: LocationRecord | null, saved: LocationRecord): ToastMessage {
  if (!before) return { title: 'Local adicionado' };
  const updated = { title: 'Local atualizado' };
  const isStale = isPointStale(before, saved);
  return isStale ? { ...updated, description: 'O ponto no mapa ainda é o do endereço anterior.' } : updated;
}
