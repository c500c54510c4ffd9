import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { availableLines } from '../../shared/cart';
import { deliveryRefusal } from '../../shared/delivery';
import { cartTotal, orderCode } from '../../shared/order';
import { receivingAt, soldAt } from '../../shared/order-terms';
import { carrinhoVazio } from '../../shared/pictures';
import type { SentOrder } from '../../shared/sent-orders';
import { Button, LinkButton } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { CartEntries } from './cart-entries';
import { CartNotes } from './cart-notes';
import { closeCart, useCart } from './cart-state';
import { Checkout } from './checkout';
import { ChooseStore } from './choose-store';
import { OrderDestination } from './order-destination';
import type { ReceivingFormProps } from './receiving-form';
import type { SentOrdersProps } from './sent-orders';
import { sentOrders } from './sent-orders-state';
import { useChosenStore } from './use-chosen-store';
import { useCurrentPrices } from './use-current-prices';
import { useOrderSeed } from './use-order-seed';
import { useReceiving } from './use-receiving';
import { type LastChange, useRemoval } from './use-removal';
import { useTerms } from './use-terms';

/** Fetched only if a store is chosen. If that fails, these questions are left to the chat. */
const ReceivingForm = lazy<ComponentType<ReceivingFormProps>>(
  async () => (await import('./receiving-form').catch(() => null)) ?? { default: () => null },
);

/** Fetched only if there are sent orders. */
const SentOrders = lazy<ComponentType<SentOrdersProps>>(
  async () => (await import('./sent-orders').catch(() => null)) ?? { default: () => null },
);

/** Contents of the drawer. Each opening mounts them again, which checks prices and the chosen store again. */
export default function CartContents() {
  const cart = useCart();
  const orders = sentOrders.use();
  const { store, timetable, lost } = useChosenStore();
  const [repeated, setRepeated] = useState<SentOrder>();
  const { changes, endedPacks } = useCurrentPrices(repeated);
  const isEmpty = cart.length === 0;
  const { said, say, sayAgain } = useReceiving(isEmpty);
  const terms = useTerms(store);
  const receiving = receivingAt(said, terms);
  const [view, setView] = useState<'first' | 'stores' | 'again' | 'chosen'>('first');
  const seed = useOrderSeed(isEmpty);
  const contents = useFocusOnChange(isEmpty, repeated);
  const { list, last, setLast, remove, empty, undo } = useRemoval(cart);

  if (view === 'stores') return <ChooseStore onDone={(isChosen) => setView(isChosen ? 'chosen' : 'again')} />;

  function onRepeat(order: SentOrder, change: LastChange) {
    setLast(change);
    setRepeated({ ...order });
    sayAgain(order);
  }
  function undoLast() {
    undo();
    if (last?.at === null) setRepeated(undefined);
  }

  // Items the store does not sell stay in the cart, for another store.
  const sold = soldAt(cart, terms);
  const unsold = cart.filter((line, index) => !line.unavailable && sold[index]?.unavailable);
  const refusal = terms && deliveryRefusal(terms, receiving, cartTotal(sold));
  const code = orderCode(sold, store, seed);
  const hasOrder = availableLines(sold).length > 0;
  return (
    <>
      <CartNotes
        {...{ lost, changes, endedPacks, unsold, last }}
        lostPayment={receiving.payment ? '' : said.payment}
        store={store?.name ?? ''}
        onUndo={undoLast}
      />
      <div
        ref={contents}
        tabIndex={-1}
        className="flex flex-1 scroll-py-4 flex-col gap-4 overflow-y-auto px-5 pb-8 [outline:0]"
      >
        {isEmpty ? (
          <EmptyCart />
        ) : (
          <div ref={list} className="grid gap-4">
            <CartEntries sold={sold} unsold={unsold} onRemove={remove} />
          </div>
        )}
        <Suspense>
          {store && hasOrder && <ReceivingForm {...{ receiving, say, terms, refusal }} focused={view === 'chosen'} />}
          {orders.length > 0 && <SentOrders key={String(isEmpty)} open={isEmpty} orders={orders} onRepeat={onRepeat} />}
        </Suspense>
      </div>
      {(store || !isEmpty) && (
        <div className="grid grid-cols-1 gap-3 border-t border-line px-5 py-3">
          <OrderDestination
            {...{ store, timetable }}
            focused={view === 'again' || (view === 'chosen' && !hasOrder)}
            onChoose={() => setView('stores')}
          />
          {!isEmpty && (
            <>
              <Checkout
                order={{ cart: sold, store, code, receiving }}
                payments={terms?.payments ?? []}
                isRefused={refusal !== null}
                wasSent={orders.some((order) => order.code === code)}
                onEmpty={empty}
              />
              {/* On phones the cart covers the page, so there is nothing behind it to press. */}
              <Button look="soft" onClick={closeCart} className="sm:hidden">
                Continuar comprando
              </Button>
            </>
          )}
        </div>
      )}
    </>
  );
}

/** The pressed button disappears with the view it changed: focus moves to the start of the new view. */
function useFocusOnChange(isEmpty: boolean, repeated: SentOrder | undefined) {
  const contents = useRef<HTMLDivElement>(null);
  const shown = useRef({ isEmpty, repeated });
  useEffect(() => {
    const before = shown.current;
    shown.current = { isEmpty, repeated };
    if (before.isEmpty !== isEmpty || before.repeated !== repeated) contents.current?.focus();
  }, [isEmpty, repeated]);
  return contents;
}

function EmptyCart() {
  return (
    <div className="my-auto flex flex-col items-center gap-4 py-6 text-center">
      <div className="mishap">
        <Picture src={carrinhoVazio} alt="" sizes="30rem" />
      </div>
      <p className="text-ink">Seu carrinho está vazio.</p>
      <LinkButton to="/produtos">Ver produtos</LinkButton>
      <LinkButton look="soft" to="/favoritos">
        Ver favoritos
      </LinkButton>
    </div>
  );
}
