import { ShoppingBag, Trash2 } from 'lucide-react';
import { availableLines, type Cart, type CartItem, MAX_QUANTITY } from '../../shared/cart';
import type { PriceChange } from '../../shared/cart-refresh';
import { formatPrice } from '../../shared/format';
import { chatLink } from '../../shared/whatsapp';
import { buttonClass, LinkButton } from '../../ui/button';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { QuantityStepper } from '../../ui/quantity-stepper';
import { useSite } from '../layout/document';
import { updateCart, useCart } from './cart-store';
import { cartTotal, orderText, removeFromCart, setQuantity } from './order';
import { useCurrentPrices } from './use-current-prices';

/** What the drawer holds. Each opening mounts it anew, and so checks the prices anew. */
export default function CartContents() {
  const cart = useCart();
  const changes = useCurrentPrices();
  return (
    <>
      <PriceNotes changes={changes} />
      {cart.length === 0 ? <EmptyCart /> : <FilledCart cart={cart} />}
    </>
  );
}

function EmptyCart() {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-4 p-8 text-center">
      <ShoppingBag aria-hidden size={64} strokeWidth={1.2} className="text-primary" />
      <p className="text-ink">Seu carrinho está vazio.</p>
      <LinkButton to="/produtos">Ver produtos</LinkButton>
    </div>
  );
}

/** The live region stands before its words come, so that they are announced. */
function PriceNotes({ changes }: { changes: PriceChange[] }) {
  return (
    <div role="status" className="px-5">
      {changes.map(({ name, before, now }) => (
        <p key={name} className="mb-4 rounded-2xl bg-blush p-3 text-sm text-plum">
          O preço de {name} mudou de {formatPrice(before)} para {formatPrice(now)}.
        </p>
      ))}
    </div>
  );
}

function FilledCart({ cart }: { cart: Cart }) {
  const { settings } = useSite();
  return (
    <>
      <ul className="grid flex-1 content-start gap-4 overflow-y-auto px-5 pb-8">
        {cart.map((item) => (
          <CartLine key={`${item.category}/${item.number}`} item={item} />
        ))}
      </ul>
      <div className="grid gap-4 border-t border-line p-5">
        <p className="flex items-baseline justify-between">
          <span>Total</span>
          <strong className="font-display text-heading text-ink">{formatPrice(cartTotal(cart))}</strong>
        </p>
        {availableLines(cart).length > 0 && (
          <a
            href={chatLink(settings.chatPhone, orderText(cart))}
            target="_blank"
            rel="noopener"
            className={buttonClass('primary', 'w-full')}
          >
            Finalizar pedido pelo WhatsApp
          </a>
        )}
        <p className="text-center text-sm text-muted">Você combina a entrega e o pagamento direto com a loja.</p>
      </div>
    </>
  );
}

const NAME = 'min-w-0 flex-1 font-medium leading-snug wrap-anywhere';

function CartLine({ item }: { item: CartItem }) {
  const atMost = item.quantity >= MAX_QUANTITY && !item.unavailable;
  return (
    <li className="flex gap-4 rounded-card bg-white p-3 shadow-card">
      <div className="size-20 shrink-0 overflow-hidden rounded-2xl bg-lilac sm:size-24">
        {item.image && <Picture src={item.image} alt="" sizes="6rem" />}
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-2">
          {item.unavailable ? (
            <span className={NAME}>{item.name}</span>
          ) : (
            <Link to={`/produtos/${item.category}/${item.number}`} className={`${NAME} py-0.5 text-ink`}>
              {item.name}
            </Link>
          )}
          <button
            type="button"
            onClick={() => updateCart((cart) => removeFromCart(cart, item))}
            aria-label={`Remover ${item.name}`}
            className="-mt-2.5 -mr-1 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-lilac hover:text-danger"
          >
            <Trash2 aria-hidden size={18} />
          </button>
        </div>
        {item.unavailable ? (
          <p className="mt-2 text-sm">
            <strong className="font-medium text-primary-deep">Indisponível</strong>: este produto saiu do cardápio.
          </p>
        ) : (
          <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
            <QuantityStepper
              label={`Quantidade de ${item.name}`}
              value={item.quantity}
              max={MAX_QUANTITY}
              onChange={(quantity) => updateCart((cart) => setQuantity(cart, item, quantity))}
            />
            <span className="font-medium text-ink">{formatPrice(item.priceCents * item.quantity)}</span>
          </div>
        )}
        <p aria-live="polite" className="text-sm leading-snug not-empty:mt-2">
          {atMost && `Aqui cabem até ${MAX_QUANTITY} unidades de cada item. Precisa de mais? Combine com a loja.`}
        </p>
      </div>
    </li>
  );
}
