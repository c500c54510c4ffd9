import { Download } from 'lucide-react';
import { saveFile } from '../../lib/save-file';
import type { ImportOutcome, ImportPlan } from '../../shared/import';
import type { Tabular } from '../../shared/sheet/columns';
import type { FileFormat } from '../../shared/sheet/near-column';
import { refusedFile } from '../../shared/sheet/refused';
import { Button } from '../parts/button';

/** A file as read, the columns that its import leaves out, and its plan. */
export type Checked = {
  noun: Tabular;
  format: FileFormat;
  name: string;
  text: string;
  ignored: string[];
  plan: ImportPlan;
};

/** Counts the rows with one of these outcomes. */
export function countOf({ rows }: ImportPlan, ...outcomes: ImportOutcome[]): number {
  return rows.filter(({ outcome }) => outcomes.includes(outcome)).length;
}

export function recordsText(total: number): string {
  return total === 1 ? '1 registro importado' : `${total} registros importados`;
}

const VERBS = { fica: 'ficam', ficou: 'ficaram' };
type Props = { file: Checked; verb: keyof typeof VERBS };

/** Shows the number of refused rows, and offers them as a file. */
export function Refused({ file, verb }: Props) {
  const total = countOf(file.plan, 'refused');
  if (total === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-60">
        <strong className="font-medium text-danger">
          {total === 1 ? `1 linha recusada ${verb} de fora.` : `${total} linhas recusadas ${VERBS[verb]} de fora.`}
        </strong>{' '}
        Baixe o arquivo com o motivo de cada uma, corrija e importe de novo.
      </p>
      <Button onClick={() => download(file)}>
        <Download aria-hidden size={15} />
        Baixar as recusadas
      </Button>
    </div>
  );
}

function download({ noun, format, name, text, plan }: Checked) {
  const type = format === 'json' ? 'application/json' : 'text/csv';
  const content = new Blob([refusedFile(noun, format, text, plan.rows)], { type });
  saveFile(`${name.replace(/\.\w+$/, '')}-recusadas.${format}`, content);
}
