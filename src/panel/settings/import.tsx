import { FileUp } from 'lucide-react';
import { type ChangeEvent, type SubmitEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { EXPORTED } from '../../shared/exported';
import { IMPORT_ROWS, type ImportPlan } from '../../shared/import';
import { fold } from '../../shared/search';
import { isTabular, type Tabular } from '../../shared/sheet/columns';
import { Field, SelectField } from '../../ui/field';
import { keepFocus } from '../lists/keep-focus';
import { DropVeil } from '../media/upload/drop-veil';
import { useIncomingFiles } from '../media/upload/use-incoming-files';
import { Button } from '../parts/button';
import { countOf, Refused, recordsText } from './import-outcome';
import { PlanTable } from './plan-table';
import { Section, Wide } from './section';
import { IgnoredColumns, UnknownColumns } from './unknown-columns';
import { useImport } from './use-import';
import { Verdict } from './verdict';

const IMPORTABLE = EXPORTED.flatMap(({ noun, label }) => (isTabular(noun) ? [{ noun, label }] : []));

const labelOf = (noun: Tabular) => IMPORTABLE.find((one) => one.noun === noun)?.label ?? '';

/** Returns the noun that a file's name indicates, as exports do: `soul-locais-2026-11-20.csv`. */
function nounOfFile(name: string): Tabular | undefined {
  const folded = fold(name);
  // Name in exports of earlier releases.
  if (folded.includes('lojas')) return 'locations';
  return IMPORTABLE.find(({ label }) => folded.includes(fold(label)))?.noun;
}

/** Returns the file of the form: an empty one without a name if none is chosen. */
function fileIn(form: HTMLFormElement): File | null {
  const file = new FormData(form).get('file');
  return file instanceof File ? file : null;
}

/** Imports a file in two steps: a check, then the write of exactly that. `of`: the list the user came from. */
export function Import({ of = 'products' }: { of?: Tabular }) {
  const { noun, setNoun, stage, busy, choose, check, run } = useImport(of);
  const { meant, unknown } = stage.at === 'problem' ? stage : { meant: null, unknown: null };
  const checked = stage.at === 'check' ? stage.file : null;
  const form = useRef<HTMLFormElement>(null);
  const held = useIncomingFiles(true, ([file]) => file && take(file));

  /** Selects a dropped or pasted file. */
  function take(file: File) {
    const input = form.current?.elements.namedItem('file');
    if (!(input instanceof HTMLInputElement)) return;
    const files = new DataTransfer();
    files.items.add(file);
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }

  /** Checks the same file as another noun. */
  function takeAs(noun: Tabular) {
    // The pressed button disappears.
    form.current?.querySelector<HTMLElement>('[name="file"]')?.focus();
    flushSync(() => setNoun(noun));
    form.current?.requestSubmit();
  }

  /** Checks the same file without the columns that no field has. */
  function ignore(titles: string[]) {
    const file = form.current && fileIn(form.current);
    form.current?.querySelector<HTMLElement>('[name="file"]')?.focus();
    if (file) void check(file, titles);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const file = fileIn(event.currentTarget);
    if (file) void check(file);
  }

  /** Takes the noun that is chosen or that the file's name indicates, and checks the file, if there is one, at once. */
  function change({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
    const file = fileIn(currentTarget);
    const meant =
      target instanceof HTMLSelectElement
        ? IMPORTABLE.find((one) => one.noun === target.value)?.noun
        : nounOfFile(file?.name ?? '');
    flushSync(() => choose(meant));
    if (file?.name) currentTarget.requestSubmit();
  }

  return (
    <Section
      title="Importar"
      text={`Até ${IMPORT_ROWS} linhas por vez. Uma coluna que falta no arquivo fica como está; você confere tudo antes de importar.`}
    >
      <Wide>
        <form
          ref={form}
          onSubmit={submit}
          onChange={change}
          className="grid items-start gap-3 sm:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <SelectField label="O que importar" name="noun" value={noun} onChange={() => {}}>
            {IMPORTABLE.map(({ noun, label }) => (
              <option key={noun} value={noun}>
                {label}
              </option>
            ))}
          </SelectField>
          <Field
            label="Arquivo"
            type="file"
            name="file"
            accept=".xlsx,.csv,.txt,.tsv,.json,text/csv,text/plain,application/json"
            error={stage.at === 'problem' ? stage.text : ''}
            hint={
              <>
                Excel (.xlsx, a primeira planilha), CSV ou JSON. Comece por uma exportação: as colunas são as mesmas.{' '}
                <span className="pointer-coarse:hidden">Você também pode arrastar o arquivo para cá.</span>
              </>
            }
          />
          {unknown && (
            <div className="min-w-0 sm:col-start-2">
              <UnknownColumns
                {...unknown}
                noun={noun}
                busy={busy}
                onIgnore={() => ignore(unknown.columns.map(({ title }) => title))}
              />
            </div>
          )}
          <div className="flex flex-wrap gap-2 sm:col-start-2">
            {meant && (
              <Button look="primary" busy={busy} onClick={() => takeAs(meant)}>
                Conferir como {labelOf(meant)}
              </Button>
            )}
            <Button type="submit" busy={busy}>
              {busy && stage.at !== 'check' ? 'Conferindo...' : 'Conferir arquivo'}
            </Button>
          </div>
        </form>
      </Wide>
      <div className={checked ? 'min-w-0 sm:col-span-2' : 'sr-only'}>
        <Verdict file={checked} problem={stage.at === 'problem' ? stage.text : ''}>
          {checked && (
            <>
              <IgnoredColumns {...checked} />
              <Refused file={checked} verb="fica" />
              <RunButton plan={checked.plan} busy={busy} onRun={() => void run(checked)} />
            </>
          )}
        </Verdict>
        {checked && <PlanTable noun={checked.noun} plan={checked.plan} />}
      </div>
      {stage.at === 'end' && (
        <Wide>
          <p className="mt-2 font-medium text-ink">{recordsText(countOf(stage.file.plan, 'create', 'update'))}.</p>
          <IgnoredColumns {...stage.file} />
          <Refused file={stage.file} verb="ficou" />
        </Wide>
      )}
      {held && <DropVeil text="Solte o arquivo para conferir" icon={FileUp} />}
    </Section>
  );
}

function RunButton({ plan, busy, onRun }: { plan: ImportPlan; busy: boolean; onRun: () => void }) {
  const total = countOf(plan, 'create', 'update');
  // The pressed button disappears after the import, and the focus must move.
  useEffect(() => keepFocus, []);
  if (total === 0) {
    const words =
      countOf(plan, 'unchanged') > 0
        ? 'O resto do arquivo é igual ao que já está no site: não há nada a importar.'
        : 'Não há nada a importar.';
    const isSame = countOf(plan, 'refused') === 0;
    return (
      <p className="mt-3">{isSame ? 'O arquivo é igual ao que já está no site: não há nada a importar.' : words}</p>
    );
  }
  return (
    <Button look="primary" busy={busy} onClick={onRun} className="mt-3">
      {busy ? 'Importando...' : `Importar ${total} ${total === 1 ? 'registro' : 'registros'}`}
    </Button>
  );
}
