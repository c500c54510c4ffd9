import type { Cart } from '../../shared/cart';
import type { PriceChange } from '../../shared/cart-refresh';
import { listed } from '../../shared/listed';
import { formatPrice } from '../../shared/number-text';
import { type Pack, packName, packTerms } from '../../shared/pack';
import { PAYMENTS, type Payment } from '../../shared/payment';
import { useSite } from '../layout/document';
import { TextButton } from './text-button';
import type { LastChange } from './use-removal';

type Props = {
  /** Name of the chosen store if it no longer takes orders. */
  lost: string;
  changes: PriceChange[];
  endedPacks: Pack[];
  /** Items the store does not sell. */
  unsold: Cart;
  store: string;
  /** The visitor's payment method if the store does not accept it. */
  lostPayment: Payment | '';
  last: LastChange | undefined;
  onUndo: () => void;
};

const NOTE = 'mb-4 rounded-2xl bg-blush p-3 text-sm text-ink';

/** The live region exists before its text, so the text is announced. */
export function CartNotes({ lost, changes, endedPacks, unsold, store, lostPayment, last, onUndo }: Props) {
  const { brandName } = useSite().settings;
  const notes = [
    lost && `${lost} não recebe mais pedidos por aqui. Seu pedido volta a ir para o WhatsApp da ${brandName}.`,
    unsold.length > 0 && unsoldNote(store, unsold),
    lostPayment && `${store} não aceita ${PAYMENTS[lostPayment]}: combine o pagamento na conversa.`,
    ...changes.map(
      ({ name, before, now }) => `O preço de ${name} mudou de ${formatPrice(before)} para ${formatPrice(now)}.`,
    ),
    ...endedPacks.map((pack) => `A ${packName(pack)} ${packTerms(pack)} não vale mais.`),
  ];
  return (
    <div role="status" className="px-5">
      {last && (
        <p className={`${NOTE} flex flex-wrap items-center justify-between gap-x-4`}>
          {last.note}
          <TextButton onClick={onUndo}>Desfazer</TextButton>
        </p>
      )}
      {notes.map(
        (note) =>
          note && (
            <p key={note} className={NOTE}>
              {note}
            </p>
          ),
      )}
    </div>
  );
}

function unsoldNote(store: string, unsold: Cart): string {
  const names = listed(unsold.map(({ name }) => name));
  return `${store} não vende ${names}: ${unsold.length === 1 ? 'fica' : 'ficam'} fora do pedido. Outra loja pode ter.`;
}
