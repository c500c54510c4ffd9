import { History } from 'lucide-react';
import { useState } from 'react';
import type { ActivityEntry } from '../../shared/activity';
import type { Noun } from '../../shared/nouns';
import type { Form } from '../form/use-form';
import { ListRows } from '../lists/list-rows';
import { activity } from '../lists/lists';
import { usePanelList } from '../lists/use-panel-list';
import { Button } from '../parts/button';
import { Dialog, DialogActions } from '../parts/dialog';
import { EmptyState } from '../parts/empty-state';
import { Pager } from '../parts/pager';
import { SkeletonRows } from '../parts/skeleton';
import { Version, type View } from './version-item';

type Props<Values extends object> = { form: Form<Values>; id: string; onClose: () => void };

/** A version that can be looked at: what a write left, or what stood before the first that is known. */
type Side = { entry: ActivityEntry; side: 'before' | 'after' };

/** Every version of a record: what its write changed, how it differs from the form, and the way back into that. Nothing of it is saved here. */
export function HistoryDialog<Values extends object>({ form, id, onClose }: Props<Values>) {
  // What was in the form when it opened: what is taken back is compared with that, and can be put away again.
  const [now] = useState(form.values);
  const [open, setOpen] = useState<{ key: string; view: View } | null>(null);
  const list = usePanelList(activity({ noun: form.noun as Noun, record: id }));
  return (
    <Dialog title="Histórico" size="lg" onClose={onClose}>
      <p className="mt-1.5">
        O que você restaurar volta para o formulário. Nada é salvo nem publicado até você salvar.
      </p>
      <div className="mt-4">
        <ListRows
          list={list}
          loading={<SkeletonRows text="Carregando histórico..." />}
          empty={<EmptyState icon={History} text="Este registro ainda não foi alterado no painel." />}
        >
          {(rows) => (
            <>
              <ol className="divide-y divide-line rounded-card border border-line">
                {versionsOf(rows, list.more === null).map(({ entry, side }, at) => {
                  const key = `${entry.id}-${side}`;
                  return (
                    <Version
                      key={key}
                      {...{ form, now, entry, side }}
                      isSaved={at === 0 && side === 'after'}
                      view={open?.key === key ? open.view : null}
                      onView={(view) => setOpen(view && { key, view })}
                    />
                  );
                })}
              </ol>
              {list.more && <Pager list={list} shown={rows.length} />}
            </>
          )}
        </ListRows>
      </div>
      <DialogActions>
        <Button onClick={onClose}>Voltar ao formulário</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Newest first. What was there before the panel first wrote of it is a version too. */
function versionsOf(rows: ActivityEntry[], isWhole: boolean): Side[] {
  const versions = rows.map((entry): Side => ({ entry, side: entry.action === 'delete' ? 'before' : 'after' }));
  const first = rows.at(-1);
  if (isWhole && first?.action === 'update') versions.push({ entry: first, side: 'before' });
  return versions;
}
