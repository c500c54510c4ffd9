import { type SubmitEvent, useState } from 'react';
import { outcome } from '../../lib/answer';
import { toast } from '../../lib/toast';
import { IMPORT_ROWS, type ImportedNoun, type ImportPlan } from '../../shared/import';
import { decodeText, isWorkbook } from '../../shared/text-encoding';
import { Field, SelectField } from '../../ui/field';
import { api } from '../api';
import { Button } from '../parts/button';
import { EXPORTED } from './export-file';
import { PlanTable } from './plan-table';
import { Section, Wide } from './section';

/** A file as it was read, and what would become of it. */
type Checked = { noun: ImportedNoun; format: 'csv' | 'json'; text: string; plan: ImportPlan };

const WORKBOOK = 'Este arquivo é uma pasta de trabalho do Excel. Use “Salvar como” e o tipo “CSV UTF-8”.';

/** `null` for a file that is locked, or was moved since it was chosen. */
async function bytesOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/** Nothing is written before it was shown: first the check, then the import of just that. */
export function Import() {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const file = fields.get('file');
    if (!(file instanceof File) || file.size === 0) return setProblem('Escolha um arquivo CSV ou JSON.');
    const noun = fields.get('noun') as ImportedNoun;
    const format = /\.json$/i.test(file.name) ? 'json' : 'csv';
    const bytes = await bytesOf(file);
    if (!bytes) return setProblem('Não conseguimos ler o arquivo. Feche-o na planilha e escolha-o de novo.');
    if (isWorkbook(bytes)) return setProblem(WORKBOOK);
    const text = decodeText(bytes);
    const call = { param: { noun }, query: { dry: '1' as const }, json: { format, text } } as const;
    setBusy(true);
    const answer = await outcome(api.panel.imports[':noun'].$post(call));
    setBusy(false);
    setProblem(answer.ok ? '' : (answer.failure.message ?? 'Não conseguimos ler o arquivo.'));
    setChecked(answer.ok ? { noun, format, text, plan: answer.body } : null);
  }

  async function run({ noun, format, text, plan }: Checked) {
    const json = { format, text, digest: plan.digest };
    setBusy(true);
    const answer = await outcome(api.panel.imports[':noun'].$post({ param: { noun }, query: {}, json }));
    setBusy(false);
    if (!answer.ok) {
      toast({ title: 'Erro ao importar', description: answer.failure.message, destructive: true });
      return;
    }
    setChecked(null);
    toast({
      title: 'Importação concluída',
      description: `${toWrite(plan)} registros gravados. Tudo está na Atividade.`,
    });
  }

  const forget = () => {
    setChecked(null);
    setProblem('');
  };

  return (
    <Section
      title="Importar"
      text={`Até ${IMPORT_ROWS} linhas por vez. Uma coluna que falta no arquivo fica como está; você confere tudo antes de gravar.`}
    >
      <Wide>
        <form onSubmit={check} onChange={forget} className="grid items-start gap-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <SelectField label="O que importar" name="noun">
            {EXPORTED.map(({ noun, label }) =>
              noun === 'settings' ? null : (
                <option key={noun} value={noun}>
                  {label}
                </option>
              ),
            )}
          </SelectField>
          <Field
            label="Arquivo"
            type="file"
            name="file"
            accept=".csv,.txt,.tsv,.json,text/csv,text/plain,application/json"
            error={problem}
            hint="Comece por uma exportação: as colunas são as mesmas."
          />
          <div className="sm:col-start-2">
            <Button type="submit" disabled={busy}>
              {busy && !checked ? 'Conferindo...' : 'Conferir arquivo'}
            </Button>
          </div>
        </form>
      </Wide>
      {checked && (
        <Wide>
          <PlanTable noun={checked.noun} plan={checked.plan} />
          <RunButton plan={checked.plan} busy={busy} onRun={() => void run(checked)} />
        </Wide>
      )}
    </Section>
  );
}

function toWrite({ rows }: ImportPlan): number {
  return rows.filter(({ outcome }) => outcome === 'create' || outcome === 'update').length;
}

function RunButton({ plan, busy, onRun }: { plan: ImportPlan; busy: boolean; onRun: () => void }) {
  const total = toWrite(plan);
  if (plan.rows.some(({ outcome }) => outcome === 'refused')) {
    return <p className="mt-3 font-medium text-danger">Corrija as linhas recusadas no arquivo e confira de novo.</p>;
  }
  if (total === 0) return <p className="mt-3">O arquivo é igual ao que já está no site: não há nada a importar.</p>;
  return (
    <Button look="primary" disabled={busy} onClick={onRun} className="mt-3">
      {busy ? 'Importando...' : `Importar ${total} ${total === 1 ? 'registro' : 'registros'}`}
    </Button>
  );
}
