import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Filters } from '../../shared/panel-lists';
import type { SlideRecord } from '../../shared/slide';
import { Link } from '../../ui/link';
import { ActiveBadge } from '../parts/badge';
import { IconButton } from '../parts/button';
import { ConfirmDialog } from '../parts/dialog';
import { OrderCell } from '../parts/order-cell';
import { DeleteButton, EditLink } from '../parts/row-actions';
import { type Column, Table } from '../parts/table';
import { Thumbnail } from '../parts/thumbnail';
import { useSlideRows } from './use-slide-rows';

export type SlideStatus = NonNullable<Filters<'slides'>['status']>;
type Props = { slides: SlideRecord[]; only: SlideStatus | undefined; empty: ReactNode };

/** Every slide, shown or not. Where some are left out there are no neighbours to move among. */
export function SlideTable({ slides, only, empty }: Props) {
  const { rows, move, toggle, remove } = useSlideRows(slides);
  const [leaving, setLeaving] = useState<SlideRecord | null>(null);
  const shown = only ? rows.filter(({ active }) => active === (only === 'active')) : rows;
  const editor = ({ id }: SlideRecord) => `/painel/slides/${id}/editar`;

  const columns: Column<SlideRecord>[] = [
    {
      title: 'Ordem',
      className: 'md:w-44',
      cell: (slide) =>
        only ? (
          <span className="tabular-nums">{slide.order + 1}</span>
        ) : (
          <OrderCell
            title={slide.title}
            order={slide.order}
            last={rows.length - 1}
            onStep={(by) => void move(slide, { by })}
            onDrop={(from, to) => {
              const dragged = rows[from];
              if (dragged) void move(dragged, { to });
            }}
          />
        ),
    },
    { title: 'Imagem', className: 'md:w-28', cell: (slide) => <Thumbnail src={slide.imageUrl} /> },
    {
      title: 'Título',
      role: 'lead',
      className: 'max-md:order-first',
      cell: (slide) => (
        <Link to={editor(slide)} className="inline-block py-0.5 font-medium text-ink hover:underline">
          {slide.title}
        </Link>
      ),
    },
    { title: 'Status', className: 'md:w-24', cell: (slide) => <ActiveBadge active={slide.active} /> },
    {
      title: 'Ações',
      role: 'actions',
      className: 'md:w-36',
      cell: (slide) => (
        <>
          <IconButton label={`${slide.active ? 'Desativar' : 'Ativar'} ${slide.title}`} onClick={() => toggle(slide)}>
            {slide.active ? <EyeOff aria-hidden size={17} /> : <Eye aria-hidden size={17} />}
          </IconButton>
          <EditLink to={editor(slide)} name={slide.title} />
          <DeleteButton name={slide.title} onClick={() => setLeaving(slide)} />
        </>
      ),
    },
  ];

  if (shown.length === 0) return empty;
  return (
    <div className="[&_tr[data-dragging]]:relative [&_tr[data-dragging]]:z-10 [&_tr[data-dragging]]:bg-lilac [&_tr[data-dragging]]:shadow-lift">
      <Table caption="Slides" columns={columns} rows={shown} keyOf={({ id }) => id} isMuted={({ active }) => !active} />
      {leaving && (
        <ConfirmDialog
          title="Excluir slide"
          text="Confirma exclusão deste slide?"
          confirm="Excluir"
          onCancel={() => setLeaving(null)}
          onConfirm={() => {
            setLeaving(null);
            void remove(leaving);
          }}
        />
      )}
    </div>
  );
}
