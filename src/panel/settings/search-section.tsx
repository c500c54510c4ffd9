import { Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../parts/button';
import { useItems } from '../parts/use-items';
import { Section, Wide } from './section';
import { Restore, type SettingsForm } from './setting';

const MOST = 40;

/** Edits synonyms of the site's search, one group a line. */
export function SearchSection({ form }: { form: SettingsForm }) {
  const { value: lines, error, onChange } = form.bind('synonyms');
  const { list, adding, add, change, remove } = useItems(lines, onChange);
  return (
    <Section
      title="Busca"
      text="Palavras que querem dizer o mesmo: quem busca por uma encontra o que tem qualquer outra do grupo. Singular, plural e acentos a busca já entende."
    >
      <Wide>
        <fieldset id="synonyms" tabIndex={-1}>
          <legend className="font-medium text-ink">Palavras equivalentes</legend>
          <p className="text-sm text-muted">Um grupo por campo, com vírgulas entre as palavras: cone, casquinha.</p>
          <ul ref={list} data-rows className="mt-2 grid gap-x-4 gap-y-2 xl:grid-cols-2">
            {lines.map((line, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: groups have no stable key while they are edited.
              <li key={position} className="flex min-w-0 items-center gap-1">
                <input
                  type="text"
                  aria-label={`Grupo ${position + 1}`}
                  aria-invalid={error ? true : undefined}
                  value={line}
                  autoComplete="off"
                  onChange={({ target }) => change(position, () => target.value)}
                  className="control my-0 min-w-0 flex-1"
                />
                <IconButton label={`Remover grupo ${position + 1}`} onClick={() => remove(position)}>
                  <Trash2 aria-hidden size={16} />
                </IconButton>
              </li>
            ))}
          </ul>
          {error && (
            <p role="alert" className="mt-1.5 text-sm font-medium text-danger">
              {error}
            </p>
          )}
          <div className="mt-2 flex flex-wrap gap-2">
            {lines.length < MOST && (
              <Button ref={adding} onClick={() => add('')}>
                <Plus aria-hidden size={15} />
                Adicionar grupo
              </Button>
            )}
            <Restore form={form} name="synonyms" />
          </div>
        </fieldset>
      </Wide>
    </Section>
  );
}
