import { Store } from 'lucide-react';
import { useEffect, useState } from 'react';
import { browserApi, unwrap } from '../../lib/api';
import { toast } from '../../lib/toast';
import type { ChosenStore } from '../../shared/chosen-store';
import { Link } from '../../ui/link';
import { broughtStore } from '../branch/brought-store';
import { chosenStore } from './chosen-store';
import type { Timetable } from './use-chosen-store';
import { useMoment } from './use-moment';

type Props = { store: ChosenStore; className: string };

/** The store that receives orders, with a dot that shows whether it is open now. */
export default function HeaderStore({ store, className }: Props) {
  const [timetable, setTimetable] = useState<Timetable | null>(null);
  const moment = useMoment(store, timetable);
  const { id, name } = store;

  useEffect(() => {
    let isWanted = true;
    const { locations } = browserApi();
    unwrap(locations[':id'].$get({ param: { id: String(id) } })).then(
      (found) => isWanted && setTimetable(found),
      // If the store no longer exists, the cart reports it.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [id]);

  useEffect(tellOfBrought, []);

  const label = [`Sua loja: ${name}`, moment?.state].filter(Boolean).join('. ');
  return (
    <Link to={`/onde-estamos?local=${id}#loja`} aria-label={label} title={label} className={className}>
      <Store aria-hidden />
      {moment?.state && (
        <span
          aria-hidden
          className={`absolute top-[8px] right-[8px] size-[12px] rounded-full border-2 border-page ${moment.isClosed ? 'bg-muted' : 'bg-success'}`}
        />
      )}
    </Link>
  );
}

/** Announces once, to a visitor who came from a store's link page, where the cart's orders go. */
function tellOfBrought() {
  const kept = chosenStore.read();
  const brought = broughtStore.read();
  if (!kept || !brought) return;
  broughtStore.update(() => '');
  toast(
    kept.name === brought
      ? { title: `Seu carrinho vai para ${brought}`, description: 'No carrinho você troca de loja quando quiser.' }
      : {
          title: `Seu carrinho continua indo para ${kept.name}`,
          description: `Para pedir em ${brought}, troque de loja no carrinho.`,
        },
  );
}
