import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import type { SettingsRecord } from '../../shared/settings';
import { api } from '../api';
import { EditorForm } from '../form/editor-form';
import { useAskedField } from '../form/use-asked-field';
import { useForm } from '../form/use-form';
import { TransferLink } from '../lists/transfer-link';
import { tellAndThrow } from '../parts/unread';
import { Sections } from './sections';
import { labels, problemsOfSettings, toSettings, toValues } from './values';

export async function loader() {
  return { settings: await unwrap(api.panel.settings.$get()).catch(tellAndThrow('Erro ao carregar configurações')) };
}

export function Component() {
  const { settings } = useLoaderData<typeof loader>();
  return <SettingsForm settings={settings} />;
}

function SettingsForm({ settings }: { settings: SettingsRecord }) {
  useAskedField();
  const [row, setRow] = useState(settings);
  const form = useForm({
    subject: { record: 'settings', onNewer: setRow, isNew: false, opened: settings, copy: null, row },
    labels,
    toValues,
    check: problemsOfSettings,
    send: (values, { version }) => api.panel.settings.$put({ json: { ...toSettings(values), version } }),
    saved: { title: 'Configurações salvas', description: 'O site já mostra as mudanças.' },
    failure: 'Erro ao salvar configurações',
    onSaved: setRow,
  });
  return (
    <EditorForm
      form={form}
      title="Configurações"
      intro="O que o site diz da marca."
      cancelTo="/painel"
      tools={<TransferLink inBar />}
      className="grid gap-5"
    >
      <Sections form={form} />
    </EditorForm>
  );
}
