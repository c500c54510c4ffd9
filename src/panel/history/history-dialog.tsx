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

/** A version to show: the state after a write, or the one before the first known write. */
type Side = { entry: ActivityEntry; side: 'before' | 'after' };

/** Lists a record's versions: what each write changed, and its difference to the form. Restores into the form only. */
export function HistoryDialog<Values extends object>({ form, id, onClose }: Props<Values>) {
  // Form values when the dialog opened. Versions are compared with them, and a restoration can be taken back to them.
  const [now] = useState(form.values);
  const [open, setOpen] = useState<{ key: string; view: View } | null>(null);
  const list = usePanelList(activity({ noun: form.noun as Noun, record: id }));
  return (
    <Dialog title="Histórico" size="lg" onClose={onClose}>
      {/* Has the focus at first: the versions follow, while the only button before they are loaded is behind them. */}
      <p data-autofocus tabIndex={-1} className="mt-1.5 outline-none">
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

/** Returns the versions, newest first, with the state before the panel's first write if all rows are loaded. */
function versionsOf(rows: ActivityEntry[], isWhole: boolean): Side[] {
  const versions = rows.map((entry): Side => ({ entry, side: entry.action === 'delete' ? 'before' : 'after' }));
  const first = rows.at(-1);
  if (isWhole && first?.action === 'update') versions.push({ entry: first, side: 'before' });
  return versions;
}
