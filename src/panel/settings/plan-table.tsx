import { useState } from 'react';
import type { CellChange, ImportedRow, ImportOutcome, ImportPlan } from '../../shared/import';
import { parsePrice } from '../../shared/money';
import { priceDoubt } from '../../shared/price-doubt';
import type { Tabular } from '../../shared/sheet/columns';
import { columnHead } from '../../shared/sheet/columns';
import { Badge, type BadgeTone } from '../parts/badge';
import { Button } from '../parts/button';
import { type Column, Table } from '../parts/table';

const OUTCOMES: Record<ImportOutcome, { label: string; tone: BadgeTone }> = {
  create: { label: 'Novo', tone: 'success' },
  update: { label: 'Muda', tone: 'accent' },
  unchanged: { label: 'Igual', tone: 'neutral' },
  refused: { label: 'Recusada', tone: 'danger' },
};
const ORDER: ImportOutcome[] = ['refused', 'create', 'update', 'unchanged'];

/** Shows the outcome of each row: refused ones first, unchanged ones last and on demand. */
export function PlanTable({ noun, plan }: { noun: Tabular; plan: ImportPlan }) {
  const { rows } = plan;
  const [isWhole, setWhole] = useState(false);
  const same = rows.filter(({ outcome }) => outcome === 'unchanged').length;
  const sorted = rows
    .filter(({ outcome }) => isWhole || outcome !== 'unchanged')
    .toSorted((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));
  const columns: Column<ImportedRow>[] = [
    {
      title: 'Registro',
      role: 'lead',
      cell: ({ title }) => <span className="font-medium text-ink">{title || '(sem nome)'}</span>,
    },
    { title: 'Linha', className: 'md:w-20', cell: ({ line }) => <span className="tabular-nums">{line}</span> },
    {
      title: 'Resultado',
      className: 'md:w-28',
      cell: ({ outcome }) => <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</Badge>,
    },
    { title: 'Detalhes', cell: (row) => <Details noun={noun} row={row} /> },
  ];
  return (
    <>
      {sorted.length > 0 && (
        <Table
          caption="O que o arquivo muda"
          columns={columns}
          rows={sorted}
          keyOf={({ line }) => line}
          isMuted={({ outcome }) => outcome === 'unchanged'}
        />
      )}
      {same > 0 && (
        <Button look="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Esconder' : 'Mostrar'} {same === 1 ? 'a linha igual' : `as ${same} linhas iguais`}
        </Button>
      )}
    </>
  );
}

function Details({ noun, row: { changes, problems } }: { noun: Tabular; row: ImportedRow }) {
  const wrong = Object.entries(problems);
  if (wrong.length + changes.length === 0) return <span aria-hidden>–</span>;
  return (
    <ul className="grid min-w-0 gap-1 text-sm">
      {wrong.map(([path, message]) => (
        <li key={path}>
          {columnHead(noun, path)}: {message}
        </li>
      ))}
      {changes.map((change) => (
        <li key={change.path} className="break-words whitespace-pre-wrap">
          <span className="font-medium text-ink">{columnHead(noun, change.path)}:</span>{' '}
          <Value text={change.before} look="bg-danger-soft text-danger" /> <span aria-hidden>→</span>
          <span className="sr-only">passa a</span> <Value text={change.after} look="bg-success-soft text-success" />
          <PriceDoubt change={change} />
        </li>
      ))}
    </ul>
  );
}

function Value({ text, look }: { text: string; look: string }) {
  return <span className={`rounded px-1.5 ${look}`}>{text || '(vazio)'}</span>;
}

/** Questions a price that may be mistyped. The row is imported all the same. */
function PriceDoubt({ change: { path, before, after } }: { change: CellChange }) {
  const [old, now] = [parsePrice(before), parsePrice(after)];
  const doubt = path === 'priceCents' && old !== null && now !== null ? priceDoubt(old, now) : null;
  return doubt && <span className="block font-medium text-warning">{doubt}</span>;
}
