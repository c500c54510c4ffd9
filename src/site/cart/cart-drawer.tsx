import { ShoppingBag, Trash2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { availableLines, type Cart, type CartItem } from '../../shared/cart';
import type { PriceChange } from '../../shared/cart-refresh';
import { formatPrice } from '../../shared/format';
import { chatLink } from '../../shared/whatsapp';
import { buttonClass, LinkButton } from '../../ui/button';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { QuantityStepper } from '../../ui/quantity-stepper';
import { useSite } from '../layout/document';
import { closeCart, updateCart, useCart } from './cart-store';
import { cartTotal, orderText, removeFromCart, setQuantity } from './order';
import { useCurrentPrices } from './use-current-prices';

/** The cart as a dialog at the side. It is shown for as long as it is mounted; leaving the page closes it. */
export default function CartDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const cart = useCart();
  const changes = useCurrentPrices();
  const { key } = useLocation();
  const openedAt = useRef(key);

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (key !== openedAt.current) dialog.current?.close();
  }, [key]);

  return (
    <dialog
      ref={dialog}
      onClose={closeCart}
      aria-labelledby="carrinho-titulo"
      closedby="any"
      className="fixed inset-y-0 right-0 left-auto m-0 h-dvh w-full max-w-md bg-page text-text shadow-lift open:flex open:flex-col"
    >
      <div className="flex items-center justify-between p-5">
        <h2 id="carrinho-titulo" className="text-heading">
          Seu carrinho
        </h2>
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          aria-label="Fechar carrinho"
          className="rounded-full p-3 text-plum hover:bg-lilac"
        >
          <X aria-hidden />
        </button>
      </div>
      <PriceNotes changes={changes} />
      {cart.length === 0 ? <EmptyCart /> : <FilledCart cart={cart} />}
    </dialog>
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
      <ul className="grid flex-1 content-start gap-4 overflow-y-auto px-5">
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

function CartLine({ item }: { item: CartItem }) {
  return (
    <li className="flex gap-4 rounded-card bg-white p-3 shadow-card">
      <div className="size-24 shrink-0 overflow-hidden rounded-2xl bg-lilac">
        {item.image && <Picture src={item.image} alt="" sizes="6rem" />}
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-2">
          {item.unavailable ? (
            <span className="font-medium leading-snug">{item.name}</span>
          ) : (
            <Link to={`/produtos/${item.category}/${item.number}`} className="font-medium leading-snug text-ink">
              {item.name}
            </Link>
          )}
          <button
            type="button"
            onClick={() => updateCart((cart) => removeFromCart(cart, item))}
            aria-label={`Remover ${item.name}`}
            className="-mt-2 -mr-1 rounded-full p-2.5 text-muted hover:bg-lilac hover:text-danger"
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
              onChange={(quantity) => updateCart((cart) => setQuantity(cart, item, quantity))}
            />
            <span className="font-medium text-ink">{formatPrice(item.priceCents * item.quantity)}</span>
          </div>
        )}
      </div>
    </li>
  );
}
