import { useRef, useState } from 'react';
import { outcome } from '../../lib/answer';
import { toast } from '../../lib/toast';
import { csvLines } from '../../shared/csv';
import type { Tabular } from '../../shared/sheet/columns';
import type { FileFormat } from '../../shared/sheet/near-column';
import { decodeText, isWorkbook } from '../../shared/text-encoding';
import { api } from '../api';
import { refresh } from '../lists/rows';
import { undoGroupAction } from '../undo';
import { type Checked, countOf, recordsText } from './import-outcome';
import type { Unknown } from './unknown-columns';

const UNREADABLE =
  'Não conseguimos ler esta pasta de trabalho. Salve-a sem senha como “Pasta de Trabalho do Excel (.xlsx)” ou “CSV UTF-8”.';

const UNREACHABLE =
  'Não conseguimos abrir planilhas agora. Confira a sua conexão, recarregue a página e escolha o arquivo de novo.';

/** Stage of an import. */
type Stage =
  | { at: 'choice' }
  /** The file cannot be checked. `meant` is the noun that it holds, if it is another one. */
  | { at: 'problem'; text: string; meant: Tabular | null; unknown: Unknown | null }
  | { at: 'check'; file: Checked }
  | { at: 'end'; file: Checked };

const problem = (text: string, meant: Tabular | null = null, unknown: Unknown | null = null): Stage => ({
  at: 'problem',
  text,
  meant,
  unknown,
});

/** Returns null if the file is locked, or was moved after it was chosen. */
async function bytesOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/** Returns the first sheet of a workbook as CSV, or the stage that says why it cannot be read. */
async function workbookText(bytes: Uint8Array): Promise<string | Stage> {
  const reader = await import('./workbook/workbook').catch(() => null);
  if (!reader) return problem(UNREACHABLE);
  const rows = await reader.readWorkbook(bytes);
  return rows ? csvLines(rows) : problem(UNREADABLE);
}

/** Holds an import from the choice of a file to the check and the write. Writes exactly what was checked. */
export function useImport(of: Tabular) {
  const [noun, setNoun] = useState(of);
  const [stage, setStage] = useState<Stage>({ at: 'choice' });
  const [busy, setBusy] = useState(false);
  /** Number of choices and checks so far. Responses about an earlier file are ignored. */
  const turn = useRef(0);

  /** Begins a turn. Returns a function that checks whether the turn is still the latest. */
  function begin(): () => boolean {
    turn.current += 1;
    const mine = turn.current;
    return () => mine === turn.current;
  }

  /** Chooses another file, or another noun for the same one. */
  function choose(meant: Tabular | undefined) {
    begin();
    if (meant) setNoun(meant);
    setBusy(false);
    setStage({ at: 'choice' });
  }

  /** Checks a file, without the unknown columns that are `ignored`. */
  async function check(file: File, ignored: string[] = []) {
    const isLast = begin();
    if (file.size === 0) return setStage(problem('Escolha um arquivo do Excel, CSV ou JSON.'));
    const bytes = await bytesOf(file);
    if (!isLast()) return;
    if (!bytes) return setStage(problem('Não conseguimos ler o arquivo. Feche-o na planilha e escolha-o de novo.'));
    const text = isWorkbook(bytes) ? await workbookText(bytes) : decodeText(bytes);
    if (!isLast()) return;
    if (typeof text !== 'string') return setStage(text);
    const format: FileFormat = /\.json$/i.test(file.name) ? 'json' : 'csv';
    const call = { param: { noun }, query: { dry: '1' as const }, json: { format, text, ignored } } as const;
    setBusy(true);
    const answer = await outcome(api.panel.imports[':noun'].$post(call));
    if (!isLast()) return;
    setBusy(false);
    if (answer.ok) {
      return setStage({ at: 'check', file: { noun, format, name: file.name, text, ignored, plan: answer.body } });
    }
    const { failure } = answer;
    const meant = failure.code === 'other-noun' ? failure.noun : null;
    const unknown = failure.code === 'unknown-columns' ? { format, columns: failure.columns } : null;
    setStage(problem(failure.message ?? 'Não conseguimos ler o arquivo.', meant, unknown));
  }

  async function run(file: Checked) {
    const { format, text, ignored, plan } = file;
    const mine = turn.current;
    const json = { format, text, ignored, digest: plan.digest };
    setBusy(true);
    const answer = await outcome(api.panel.imports[':noun'].$post({ param: { noun: file.noun }, query: {}, json }));
    const isShown = mine === turn.current;
    if (isShown) setBusy(false);
    if (!answer.ok) {
      const { failure } = answer;
      // Shows what the file changes now, so that the next press writes that.
      if (isShown && failure.code === 'plan-outdated') {
        setStage({ at: 'check', file: { ...file, plan: failure.plan } });
      }
      toast({ title: 'Erro ao importar', description: failure.message, destructive: true });
      return;
    }
    const { groupId } = answer.body;
    if (isShown) setStage({ at: 'end', file });
    refresh(file.noun);
    toast({
      title: 'Importação concluída',
      description: `${recordsText(countOf(plan, 'create', 'update'))}. Tudo está na Atividade.`,
      // After an undo the screen must not report the rows as written.
      ...(groupId !== null && {
        action: undoGroupAction(groupId, () => mine === turn.current && setStage({ at: 'choice' })),
      }),
    });
  }

  return { noun, setNoun, stage, busy, choose, check, run };
}
