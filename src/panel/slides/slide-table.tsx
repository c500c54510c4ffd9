import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Filters } from '../../shared/panel-lists';
import type { SlideRecord } from '../../shared/slide';
import { api } from '../api';
import { ListRows } from '../lists/list-rows';
import { slides } from '../lists/lists';
import { switched } from '../lists/switches';
import { useOrderedList } from '../lists/use-ordered-list';
import { ActiveBadge } from '../parts/badge';
import { IconButton } from '../parts/button';
import { ConfirmDialog } from '../parts/dialog';
import { OrderCell } from '../parts/order-cell';
import { DeleteButton, EditLink, RecordLink } from '../parts/row-actions';
import { SkeletonRows } from '../parts/skeleton';
import { type Column, Table } from '../parts/table';
import { Thumbnail } from '../parts/thumbnail';

export type SlideStatus = NonNullable<Filters<'slides'>['status']>;
type Props = { only: SlideStatus | undefined; empty: ReactNode };

const SLIDES = slides({});

/** Every slide, shown or not. Where some are left out there are no neighbours to move among. */
export function SlideTable({ only, empty }: Props) {
  const { move, write, remove, ...list } = useOrderedList(SLIDES, {
    send: ({ id }, to) => api.panel.slides[':id'].moves.$post({ param: { id: String(id) }, json: { to } }),
    failure: 'Erro ao reordenar slides',
  });
  const { rows = [] } = list;
  const [leaving, setLeaving] = useState<SlideRecord | null>(null);
  const editor = ({ id }: SlideRecord) => `/painel/slides/${id}/editar`;

  function toggle(slide: SlideRecord) {
    return write(slide, switched('slides', slide, !slide.active));
  }

  function onDelete(slide: SlideRecord) {
    setLeaving(null);
    const [param, query] = [{ id: String(slide.id) }, { version: String(slide.version) }];
    return remove(slide, {
      send: () => api.panel.slides[':id'].$delete({ param, query }),
      failure: 'Erro ao excluir slide',
      told: { title: 'Slide excluído' },
    });
  }

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
      cell: (slide) => <RecordLink to={editor(slide)}>{slide.title}</RecordLink>,
    },
    { title: 'Status', className: 'md:w-24', cell: (slide) => <ActiveBadge active={slide.active} /> },
    {
      title: 'Ações',
      role: 'actions',
      className: 'md:w-36',
      cell: (slide) => (
        <>
          <IconButton
            label={`${slide.active ? 'Desativar' : 'Ativar'} ${slide.title}`}
            onClick={() => void toggle(slide)}
          >
            {slide.active ? <EyeOff aria-hidden size={17} /> : <Eye aria-hidden size={17} />}
          </IconButton>
          <EditLink to={editor(slide)} name={slide.title} />
          <DeleteButton name={slide.title} onClick={() => setLeaving(slide)} />
        </>
      ),
    },
  ];

  const shown = only && list.rows ? list.rows.filter(({ active }) => active === (only === 'active')) : list.rows;
  return (
    <div className="[&_tr[data-dragging]]:relative [&_tr[data-dragging]]:z-10 [&_tr[data-dragging]]:bg-lilac [&_tr[data-dragging]]:shadow-lift">
      <ListRows list={{ ...list, rows: shown }} loading={<SkeletonRows text="Carregando..." rows={3} />} empty={empty}>
        {(shownRows) => (
          <Table
            caption="Slides"
            columns={columns}
            rows={shownRows}
            keyOf={({ id }) => id}
            isMuted={({ active }) => !active}
          />
        )}
      </ListRows>
      {leaving && (
        <ConfirmDialog
          title="Excluir slide"
          text="Confirma exclusão deste slide?"
          confirm="Excluir"
          onCancel={() => setLeaving(null)}
          onConfirm={() => void onDelete(leaving)}
        />
      )}
    </div>
  );
}
