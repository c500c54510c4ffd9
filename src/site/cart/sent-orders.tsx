import { formatMoment } from '../../shared/format';
import type { SentOrder } from '../../shared/sent-orders';
import { Button } from '../../ui/button';
import { Fold } from './fold';
import { sentOrders } from './sent-orders-state';
import { TextButton } from './text-button';

export type SentOrdersProps = { orders: SentOrder[]; open: boolean; onRepeat: (order: SentOrder, at: number) => void };

/** Earlier orders, each repeatable with one press. */
export default function SentOrders({ orders, open, onRepeat }: SentOrdersProps) {
  return (
    <Fold title="Pedidos anteriores" open={open}>
      <ul className="grid gap-4 py-2">
        {orders.map((order) => (
          <li key={order.code} className="rounded-card bg-surface p-4 shadow-card">
            <Order order={order} onRepeat={(at) => onRepeat(order, at)} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        Ficam guardados só neste navegador.{' '}
        <TextButton onClick={() => sentOrders.update(() => [])}>Apagar pedidos</TextButton>
      </p>
    </Fold>
  );
}

type OrderProps = { order: SentOrder; onRepeat: (at: number) => void };

function Order({ order: { code, sentAt, store, lines }, onRepeat }: OrderProps) {
  const moment = formatMoment(sentAt);
  return (
    <>
      <p className="font-medium text-ink">{moment}</p>
      {store && (
        <p className="text-sm">
          {store}, pedido {code}
        </p>
      )}
      <ul className="mt-2 text-sm">
        {lines.map(({ category, number, box, quantity, name }) => (
          <li key={`${category}/${number}/${box}`}>
            {quantity}x {name}
            {box && ' (em caixa)'}
          </li>
        ))}
      </ul>
      <Button
        look="soft"
        onClick={({ timeStamp }) => onRepeat(timeStamp)}
        aria-label={`Repetir pedido de ${moment}`}
        className="mt-3"
      >
        Repetir pedido
      </Button>
    </>
  );
}
