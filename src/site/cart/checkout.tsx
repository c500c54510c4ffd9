import { availableLines, type Cart } from '../../shared/cart';
import { savingName } from '../../shared/cart-boxes';
import type { ChosenStore } from '../../shared/chosen-store';
import { formatPrice } from '../../shared/number-text';
import { cartSavings, cartSubtotal, cartTotal, orderText, type Receiving } from '../../shared/order';
import { PAYMENTS, type Payment, paymentText } from '../../shared/payment';
import { keepOrder } from '../../shared/sent-orders';
import { chatLink } from '../../shared/whatsapp';
import { buttonClass } from '../../ui/button';
import { useSite } from '../layout/document';
import { sentOrders } from './sent-orders-state';
import { TextButton } from './text-button';

type Order = { cart: Cart; store: ChosenStore | null; code: string; receiving: Receiving };
type Props = {
  order: Order;
  /** Payment methods of the store; empty if left to the chat. */
  payments: Payment[];
  /** The store does not deliver this order. */
  isRefused: boolean;
  /** The order that the cart holds was sent before. */
  wasSent: boolean;
  onEmpty: () => void;
};

/** The total, and the link that opens the chat with the order; following it stores the order in this browser. */
export function Checkout({ order: { cart, store, code, receiving }, payments, isRefused, wasSent, onEmpty }: Props) {
  const { settings } = useSite();
  const savings = cartSavings(cart);

  function send() {
    // A question to the store is not an order yet.
    if (isRefused) return;
    const { way } = receiving;
    const answers = store && way && { way, district: way === 'delivery' ? receiving.district : '' };
    const order = { code, sentAt: new Date().toISOString(), store: store?.name ?? null, lines: cart, ...answers };
    sentOrders.update((orders) => keepOrder(orders, order));
  }

  if (availableLines(cart).length === 0) {
    return (
      <p aria-live="polite" className="text-center font-medium text-ink">
        Nada do que está no carrinho se vende {store ? `em ${store.name}. Escolha outra loja ou` : 'agora. Escolha'}{' '}
        outros produtos para fazer o pedido.
      </p>
    );
  }
  return (
    <>
      {savings.length > 0 && (
        <div className="grid gap-1">
          <Amount name="Subtotal" amount={formatPrice(cartSubtotal(cart))} />
          {savings.map((boxes) => (
            <Amount
              key={boxes.category + boxes.box}
              name={savingName(boxes)}
              amount={`−${formatPrice(boxes.savingCents)}`}
            />
          ))}
        </div>
      )}
      <p aria-live="polite" className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>Total</span>
        <strong className="font-display text-heading text-ink">{formatPrice(cartTotal(cart))}</strong>
      </p>
      <a
        href={chatLink(
          store?.phone ?? settings.chatPhone,
          orderText(cart, store ? { store, code, receiving } : undefined),
        )}
        target="_blank"
        rel="noopener"
        onClick={send}
        data-order={isRefused ? undefined : ''}
        className={buttonClass(isRefused ? 'soft' : 'primary', 'w-full')}
      >
        {isRefused ? 'Perguntar à loja pelo WhatsApp' : 'Finalizar pedido pelo WhatsApp'}
      </a>
      <div aria-live="polite" className="text-center text-sm text-muted">
        {wasSent ? (
          <>
            <p>Abrimos o WhatsApp com o seu pedido{store && ` ${code}`}. Já enviou?</p>
            <TextButton onClick={onEmpty}>Esvaziar carrinho</TextButton>
          </>
        ) : (
          <p>
            {store ? (
              <>
                Código do pedido: <strong className="text-ink">{code}</strong>. {agreement(receiving, payments)}
              </>
            ) : (
              'Você combina a loja, a entrega e o pagamento na conversa.'
            )}
          </p>
        )}
      </div>
    </>
  );
}

/** Returns what is left to agree on in the chat with the store. */
function agreement(receiving: Receiving, payments: Payment[]): string {
  const what = receiving.way === 'pickup' ? 'retirada' : 'entrega';
  if (receiving.payment)
    return `Você combina a ${what} direto com a loja e paga a ela com ${PAYMENTS[receiving.payment]}.`;
  const taken = payments.length > 0 ? `, que aceita ${paymentText(payments)}` : '';
  return `Você combina a ${what} e o pagamento direto com a loja${taken}.`;
}

function Amount({ name, amount }: { name: string; amount: string }) {
  return (
    <p className="flex items-baseline justify-between gap-4 snug">
      <span>{name}</span>
      <span className="whitespace-nowrap text-ink">{amount}</span>
    </p>
  );
}
