import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { fieldLabels } from '../../shared/field-labels';
import { readableAddress } from '../../shared/readable-address';
import { type RedirectInput, type RedirectRecord, redirectInput } from '../../shared/redirect';
import { editTitle, newTitle } from '../../shared/titles';
import { problemsOf } from '../../shared/typed/problems';
import { Field } from '../../ui/field';
import { api, apiOnce } from '../api';
import { DeleteRecord } from '../form/delete-record';
import { EditorForm } from '../form/editor-form';
import { useEdited, useEditingKey } from '../form/use-edited';
import { useForm } from '../form/use-form';
import { LinkField } from '../links/link-field';
import { wayBackTo } from '../lists/way-back';
import { tellAndThrow } from '../parts/unread';
import { ownerOf } from './owner';
import { redirectDeletion } from './redirect-deletion';
import { formerPath, typedPath } from './typed-path';

const labels: Record<keyof RedirectInput, string> = fieldLabels.redirects;

/**
 * Reads the redirect. A new one starts with the query's values: `?de=/antigo&para=/novo`. The former address of a product
 * or category opens that record's editor instead.
 */
export async function loader({ params: { id: key }, request }: LoaderFunctionArgs) {
  if (!key) {
    const { searchParams } = new URL(request.url);
    return { opened: null, start: { from: searchParams.get('de') ?? '', to: searchParams.get('para') ?? '' } };
  }
  const opened = await unwrap(api.panel.redirects[':key'].$get({ param: { key: encodeURIComponent(key) } })).catch(
    tellAndThrow('Erro ao carregar redirecionamento'),
  );
  const owner = ownerOf(opened);
  if (owner) throw redirect(owner);
  return { opened, start: toValues(opened) };
}

export function Component() {
  const { opened, start } = useLoaderData<typeof loader>();
  return <Editor key={useEditingKey(opened?.key)} opened={opened} start={start} />;
}

function toValues({ from, to }: RedirectRecord): RedirectInput {
  return { from: readableAddress(from), to: readableAddress(to ?? '') };
}

const meant = ({ from, to }: RedirectInput): RedirectInput => ({
  from: formerPath(from, location.host),
  to: typedPath(to, location.host),
});

/** A redirect keeps no query and no fragment. */
const isPath = (address: string) => !/[?#]/.test(address);

const ADDRESS = { required: true, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

function Editor({ opened, start }: { opened: RedirectRecord | null; start: RedirectInput }) {
  const { row, subject, onSaved } = useEdited('redirects', { opened, copy: null, start }, { buttonLeaves: true });
  const form = useForm<RedirectInput, RedirectRecord>({
    subject,
    labels,
    toValues,
    check: (values) => problemsOf(redirectInput, meant(values)),
    send: (values, { version, key: once }) => {
      const { from, to } = meant(values);
      return row
        ? api.panel.redirects[':key'].$put({ param: { key: row.key }, json: { to, version } })
        : apiOnce(once).panel.redirects.$post({ json: { from, to } });
    },
    saved: { title: 'Redirecionamento salvo' },
    failure: 'Erro ao salvar redirecionamento',
    onSaved,
  });
  const { text, values, set } = form;
  /** Replaces the input by its normalized path, once the field is left. */
  const settled = (name: 'from' | 'to') => () => {
    const path = meant(values)[name];
    if (path !== values[name]) set({ [name]: path });
  };

  return (
    <EditorForm
      form={form}
      title={row ? editTitle('redirects') : newTitle('redirects')}
      cancelTo={wayBackTo('redirects')}
      submit={row ? 'Atualizar' : 'Criar'}
      foot={row && <DeleteRecord form={form} noun="redirects" row={row} deletion={redirectDeletion} />}
      className="max-w-2xl"
    >
      <section className="panel-card grid gap-4 p-5">
        <Field
          label={labels.from}
          {...text('from')}
          {...ADDRESS}
          onBlur={settled('from')}
          readOnly={row !== null}
          placeholder="/promo-de-verao"
          hint={
            row
              ? 'O endereço antigo não muda. Para outro, crie um redirecionamento.'
              : 'O caminho que hoje não existe no site.'
          }
        />
        <LinkField
          label={labels.to}
          {...text('to')}
          {...ADDRESS}
          isFit={isPath}
          onTarget={(to) => set({ to })}
          onLeave={settled('to')}
          placeholder="/produtos"
          hint="O nome ou o caminho de uma página que existe. Se ela também redireciona, vale o destino final."
        />
      </section>
    </EditorForm>
  );
}
