import { formatMoment } from '../../shared/format';
import type { SentOrder } from '../../shared/sent-orders';
import { Button } from '../../ui/button';
import { readCart, updateCart } from './cart-state';
import { Fold } from './fold';
import { repeatLines, takeBack } from './repeat-lines';
import { sentOrders } from './sent-orders-state';
import { TextButton } from './text-button';
import type { LastChange } from './use-removal';

export type SentOrdersProps = {
  orders: SentOrder[];
  open: boolean;
  onRepeat: (order: SentOrder, change: LastChange) => void;
};

/** In ms: a second press within this time belongs to a double click or tap. */
const PRESS_PAIR = 1000;

/** The last press; the list is mounted again once the cart has items. */
let pressed = { code: '', at: 0 };

/** Earlier orders, each repeatable with one press. */
export default function SentOrders({ orders, open, onRepeat }: SentOrdersProps) {
  function repeat(order: SentOrder, at: number) {
    const isSecond = order.code === pressed.code && at - pressed.at < PRESS_PAIR;
    pressed = { code: order.code, at };
    if (isSecond) return;
    const before = readCart();
    updateCart((cart) => repeatLines(cart, order.lines));
    const where = before.length > 0 ? 'se somaram aos que já estavam no carrinho' : 'estão no carrinho';
    onRepeat(order, {
      note: `Os itens do pedido de ${formatMoment(order.sentAt)} ${where}.`,
      undo: (cart) => takeBack(cart, before, order.lines),
      at: null,
    });
  }
  return (
    <Fold title="Pedidos anteriores" open={open}>
      <ul className="grid gap-4 py-2">
        {orders.map((order) => (
          <li key={order.code} className="rounded-card bg-surface p-4 shadow-card">
            <Order order={order} onRepeat={(at) => repeat(order, at)} />
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
