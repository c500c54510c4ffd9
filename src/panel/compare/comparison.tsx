import { useState } from 'react';
import { Button } from '../parts/button';
import { type AddressChange, isPicture } from './addresses';
import type { Block } from './blocks';
import { type DiffPart, type DiffRow, differences } from './differences';
import { PictureLine } from './picture-line';

/** Words before removed and added text, for screen readers. */
export type Sides = { removed: string; added: string };
const SIDES: Sides = { removed: 'saiu', added: 'entrou' };

type Props = {
  before: Block[];
  after: Block[];
  /** Name of a block. */
  unit?: 'linha' | 'parágrafo';
  sides?: Sides;
};

/** Number of rows shown at first. */
const ROWS = 40;

/** Shows what changed between two texts. Phrasing content only, because it may be inside a label. */
export function Comparison({ before, after, unit = 'linha', sides = SIDES }: Props) {
  const [isWhole, setWhole] = useState(false);
  const found = differences(before, after);
  if (found.every(({ kind }) => kind === 'same')) {
    return <span className="block text-sm text-muted">Mudou em detalhes que não aparecem como texto.</span>;
  }
  const rows = collapsed(found);
  const shown = isWhole ? rows : rows.slice(0, ROWS);
  return (
    <span className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm">
      {shown.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never move.
        <Line key={index} row={row} unit={unit} sides={sides} />
      ))}
      {shown.length < rows.length && (
        <span>
          <Button onClick={() => setWhole(true)}>{`Mostrar mais ${rows.length - shown.length}`}</Button>
        </span>
      )}
    </span>
  );
}

type Shown = DiffRow | { kind: 'skipped'; count: number };

/** Keeps only those unchanged rows that are next to a change. */
function collapsed(rows: DiffRow[]): Shown[] {
  const isNear = (at: number) => [rows[at - 1], rows[at], rows[at + 1]].some((row) => row && row.kind !== 'same');
  const shown: Shown[] = [];
  for (const [at, row] of rows.entries()) {
    const last = shown.at(-1);
    if (isNear(at)) shown.push(row);
    else if (last?.kind === 'skipped') last.count += 1;
    else shown.push({ kind: 'skipped', count: 1 });
  }
  return shown;
}

const CLAMPED = 'line-clamp-2 max-w-md break-words whitespace-pre-wrap';
const TEXT = 'block max-w-md break-words whitespace-pre-wrap';

function Line({ row, unit, sides }: { row: Shown; unit: string; sides: Sides }) {
  if ('text' in row && row.text === '') return null;
  switch (row.kind) {
    case 'skipped':
      return (
        <span className="block text-muted">{row.count === 1 ? `1 ${unit} igual` : `${row.count} ${unit}s iguais`}</span>
      );
    case 'same':
      return (
        <span className={`text-muted ${CLAMPED}`}>
          {isPicture(row.text) ? <PictureLine address={row.text} /> : row.text}
        </span>
      );
    case 'changed':
      return (
        <span className={TEXT}>
          {row.parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts never move.
            <Marked key={index} part={part} sides={sides} />
          ))}
          <Addresses of={row.addresses} sides={sides} />
        </span>
      );
    case 'reformatted':
      return (
        <span className={TEXT}>
          {!row.looksSame && <span className="mr-1.5 rounded bg-sunken px-1.5 text-muted">mudou só a formatação</span>}
          {row.text}
          <Addresses of={row.addresses} sides={sides} />
        </span>
      );
    default:
      return (
        <span className={TEXT}>
          <Marked part={{ text: row.text, mark: row.kind }} sides={sides} />
        </span>
      );
  }
}

/** Name of an address, and the word for a missing one. */
const ADDRESSES: Record<AddressChange['kind'], { of: (name: string) => string; none: string }> = {
  link: { of: (name) => `Link de “${name}”`, none: 'sem link' },
  picture: { of: (name) => (name ? `Imagem “${name}”` : 'Imagem'), none: 'nenhuma' },
};

/** Shows the changed addresses of a block, one a line. */
function Addresses({ of: changes, sides }: { of: AddressChange[]; sides: Sides }) {
  return changes.map(({ kind, name, before, after }, index) => {
    const { of, none } = ADDRESSES[kind];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: items never move.
      <span key={index} className="mt-0.5 block wrap-anywhere text-muted">
        {of(name)}: {before === null ? none : <Marked part={{ text: before, mark: 'removed' }} sides={sides} />}
        <span aria-hidden> → </span>
        {after === null ? none : <Marked part={{ text: after, mark: 'added' }} sides={sides} />}
      </span>
    );
  });
}

const LOOKS = {
  removed: 'rounded bg-danger-soft px-0.5 text-danger line-through decoration-1',
  added: 'rounded bg-success-soft px-0.5 text-success underline decoration-1 underline-offset-2',
};

/** Marks a change by colour, by a line, and by a word for screen readers. */
function Marked({ part: { text, mark }, sides }: { part: DiffPart; sides: Sides }) {
  if (!mark) return text;
  const Element = mark === 'removed' ? 'del' : 'ins';
  if (isPicture(text)) {
    return (
      <Element className="no-underline">
        <PictureLine address={text} mark={mark} words={sides[mark]} />
      </Element>
    );
  }
  return (
    <Element className={LOOKS[mark]}>
      <span className="sr-only">{` ${sides[mark]}: `}</span>
      {text}
    </Element>
  );
}

/** Explains the marks of a comparison. */
export function Legend({ removed, added }: Sides) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      <span>
        <span aria-hidden className={LOOKS.removed}>
          riscado
        </span>{' '}
        {removed}
      </span>
      <span>
        <span aria-hidden className={LOOKS.added}>
          sublinhado
        </span>{' '}
        {added}
      </span>
    </p>
  );
}
