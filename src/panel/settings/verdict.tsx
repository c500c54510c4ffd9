import { type ReactNode, useEffect, useRef } from 'react';
import type { ImportOutcome, ImportPlan } from '../../shared/import';
import { type Checked, countOf } from './import-outcome';

type Props = {
  /** The checked file, if there is one. */
  file: Pick<Checked, 'name' | 'plan'> | null;
  /** Reason why the file cannot be checked, shown at its field. */
  problem: string;
  children: ReactNode;
};

/**
 * Summarizes the check of a file above its rows: how many are imported, and what can be done. Its status exists before the
 * text, because some screen readers ignore one that appears with its text.
 */
export function Verdict({ file, problem, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const plan = file?.plan;
  useEffect(() => {
    if (plan) box.current?.scrollIntoView({ block: 'nearest' });
  }, [plan]);
  return (
    <div ref={box} className="mt-2 mb-4 scroll-my-4 rounded-card bg-sunken p-4">
      <p role="status" className="text-ink">
        {file ? (
          <>
            <strong className="block text-lg font-semibold">{verdict(file.plan)}</strong>
            <span className="text-sm text-muted wrap-anywhere">{`${file.name}: ${summary(file.plan)}`}</span>
          </>
        ) : (
          problem
        )}
      </p>
      {children}
    </div>
  );
}

const lines = (count: number) => (count === 1 ? '1 linha' : `${count} linhas`);

function verdict(plan: ImportPlan): string {
  const [going, refused] = [countOf(plan, 'create', 'update'), countOf(plan, 'refused')];
  if (going === 0) return refused === 0 ? 'Nada a importar' : `Nada a importar: ${lines(refused)} de fora`;
  const goes = `${lines(going)} ${going === 1 ? 'entra' : 'entram'}`;
  if (refused === 0) return `${goes}, nenhuma fica de fora`;
  return `${goes}, ${refused} ${refused === 1 ? 'fica' : 'ficam'} de fora`;
}

function summary(plan: ImportPlan): string {
  const count = (outcome: ImportOutcome) => countOf(plan, outcome);
  const parts = [
    `${count('create')} ${count('create') === 1 ? 'novo' : 'novos'}`,
    `${count('update')} com mudanças`,
    `${count('unchanged')} ${count('unchanged') === 1 ? 'igual' : 'iguais'}`,
    `${count('refused')} ${count('refused') === 1 ? 'recusado' : 'recusados'}`,
  ];
  return parts.join(', ');
}
