import { FileUp } from 'lucide-react';
import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { outcome } from '../../lib/answer';
import { toast } from '../../lib/toast';
import { EXPORTED } from '../../shared/exported';
import { IMPORT_ROWS, type ImportPlan } from '../../shared/import';
import { fold } from '../../shared/search';
import { isTabular, type Tabular } from '../../shared/sheet/columns';
import { decodeText, isWorkbook } from '../../shared/text-encoding';
import { Field, SelectField } from '../../ui/field';
import { api } from '../api';
import { refresh } from '../lists/rows';
import { DropVeil } from '../media/upload/drop-veil';
import { useIncomingFiles } from '../media/upload/use-incoming-files';
import { Button } from '../parts/button';
import { undoGroupAction } from '../undo';
import { type Checked, countOf, Refused, recordsText } from './import-outcome';
import { PlanTable } from './plan-table';
import { Section, Wide } from './section';
import { Verdict } from './verdict';

const WORKBOOK = 'Este arquivo é uma pasta de trabalho do Excel. Use “Salvar como” e o tipo “CSV UTF-8”.';

const IMPORTABLE = EXPORTED.flatMap(({ noun, label }) => (isTabular(noun) ? [{ noun, label }] : []));

const labelOf = (noun: Tabular) => IMPORTABLE.find((one) => one.noun === noun)?.label ?? '';

/** What a file holds, where its name says so as that of an export does: `soul-locais-2026-11-20.csv`. */
function nounOfFile(name: string): Tabular | undefined {
  const told = fold(name);
  // As exports of earlier releases are called.
  if (told.includes('lojas')) return 'locations';
  return IMPORTABLE.find(({ label }) => told.includes(fold(label)))?.noun;
}

/** `null` for a file that is locked, or was moved since it was chosen. */
async function bytesOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/** Nothing is written before it was shown: first the check, then the import of just that. `of` is the list one came from. */
export function Import({ of = 'products' }: { of?: Tabular }) {
  const [noun, setNoun] = useState(of);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [imported, setImported] = useState<Checked | null>(null);
  const [problem, setProblem] = useState('');
  /** What the file holds, where that is something else. */
  const [meant, setMeant] = useState<Tabular | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  /** Counts the files that were chosen and checked: what is answered about an earlier one is not told. */
  const turn = useRef(0);
  const held = useIncomingFiles(true, ([file]) => file && take(file));

  /** A file that is dropped or pasted is chosen and checked at once. */
  function take(file: File) {
    const input = form.current?.elements.namedItem('file');
    if (!(input instanceof HTMLInputElement)) return;
    const files = new DataTransfer();
    files.items.add(file);
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    // Once it is known by its name what it holds.
    setTimeout(() => form.current?.requestSubmit());
  }

  /** The same file, as what it is. */
  function takeAs(noun: Tabular) {
    flushSync(() => setNoun(noun));
    form.current?.requestSubmit();
  }

  async function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    turn.current += 1;
    const mine = turn.current;
    const fields = new FormData(event.currentTarget);
    const file = fields.get('file');
    if (!(file instanceof File) || file.size === 0) return setProblem('Escolha um arquivo CSV ou JSON.');
    const format = /\.json$/i.test(file.name) ? 'json' : 'csv';
    const bytes = await bytesOf(file);
    if (mine !== turn.current) return;
    if (!bytes) return setProblem('Não conseguimos ler o arquivo. Feche-o na planilha e escolha-o de novo.');
    if (isWorkbook(bytes)) return setProblem(WORKBOOK);
    const text = decodeText(bytes);
    const call = { param: { noun }, query: { dry: '1' as const }, json: { format, text } } as const;
    setBusy(true);
    const answer = await outcome(api.panel.imports[':noun'].$post(call));
    if (mine !== turn.current) return;
    setBusy(false);
    setProblem(answer.ok ? '' : (answer.failure.message ?? 'Não conseguimos ler o arquivo.'));
    setMeant(!answer.ok && answer.failure.code === 'other-noun' ? answer.failure.noun : null);
    setImported(null);
    setChecked(answer.ok ? { noun, format, name: file.name, text, plan: answer.body } : null);
  }

  async function run(file: Checked) {
    const { noun, format, text, plan } = file;
    const mine = turn.current;
    const json = { format, text, digest: plan.digest };
    setBusy(true);
    const answer = await outcome(api.panel.imports[':noun'].$post({ param: { noun }, query: {}, json }));
    if (mine === turn.current) setBusy(false);
    if (!answer.ok) {
      toast({ title: 'Erro ao importar', description: answer.failure.message, destructive: true });
      return;
    }
    const { groupId } = answer.body;
    if (mine === turn.current) {
      setChecked(null);
      setImported(file);
    }
    refresh(noun);
    toast({
      title: 'Importação concluída',
      description: `${recordsText(countOf(plan, 'create', 'update'))}. Tudo está na Atividade.`,
      ...(groupId !== null && { action: undoGroupAction(groupId) }),
    });
  }

  function change({ target }: ChangeEvent<HTMLFormElement>) {
    const named = target instanceof HTMLInputElement ? nounOfFile(target.files?.[0]?.name ?? '') : undefined;
    if (named) setNoun(named);
    else if (target instanceof HTMLSelectElement) setNoun(target.value as Tabular);
    turn.current += 1;
    setBusy(false);
    setChecked(null);
    setImported(null);
    setProblem('');
    setMeant(null);
  }

  return (
    <Section
      title="Importar"
      text={`Até ${IMPORT_ROWS} linhas por vez. Uma coluna que falta no arquivo fica como está; você confere tudo antes de gravar.`}
    >
      <Wide>
        <form
          ref={form}
          onSubmit={check}
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
            accept=".csv,.txt,.tsv,.json,text/csv,text/plain,application/json"
            error={problem}
            hint={
              <>
                Comece por uma exportação: as colunas são as mesmas.{' '}
                <span className="pointer-coarse:hidden">Você também pode arrastar o arquivo para cá.</span>
              </>
            }
          />
          <div className="flex flex-wrap gap-2 sm:col-start-2">
            {meant && (
              <Button look="primary" disabled={busy} onClick={() => takeAs(meant)}>
                Conferir como {labelOf(meant)}
              </Button>
            )}
            <Button type="submit" disabled={busy}>
              {busy && !checked ? 'Conferindo...' : 'Conferir arquivo'}
            </Button>
          </div>
        </form>
      </Wide>
      {checked && (
        <Wide>
          <Verdict name={checked.name} plan={checked.plan}>
            <Refused file={checked} verb="fica" />
            <RunButton plan={checked.plan} busy={busy} onRun={() => void run(checked)} />
          </Verdict>
          <PlanTable noun={checked.noun} plan={checked.plan} />
        </Wide>
      )}
      {imported && (
        <Wide>
          <p role="status" className="mt-2 font-medium text-ink">
            {recordsText(countOf(imported.plan, 'create', 'update'))}.
          </p>
          <Refused file={imported} verb="ficou" />
        </Wide>
      )}
      {held && <DropVeil text="Solte o arquivo para conferir" icon={FileUp} />}
    </Section>
  );
}

function RunButton({ plan, busy, onRun }: { plan: ImportPlan; busy: boolean; onRun: () => void }) {
  const total = countOf(plan, 'create', 'update');
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
    <Button look="primary" disabled={busy} onClick={onRun} className="mt-3">
      {busy ? 'Importando...' : `Importar ${total} ${total === 1 ? 'registro' : 'registros'}`}
    </Button>
  );
}
