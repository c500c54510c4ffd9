import { X } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toast } from '../../lib/toast';
import { closeCart, useCartOpen } from './cart-state';

/** Fetched when the drawer is first opened. If that fails, the page stays usable. */
const CartContents = lazy<ComponentType>(
  async () => (await import('./cart-contents').catch(() => null)) ?? { default: CartOutOfReach },
);

function CartOutOfReach() {
  useEffect(() => {
    closeCart();
    toast({
      title: 'O carrinho não abre agora',
      description: 'Confira a internet e recarregue a página: nada se perde.',
      destructive: true,
    });
  }, []);
  return null;
}

/** The cart as a side dialog. It opens at once, even before its contents have loaded; leaving the page closes it. */
export function CartDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useCartOpen();
  const [openings, setOpenings] = useState(0);
  const { key } = useLocation();
  // Rendered with the first opening, which most visits never see, and kept, because the drawer leaves in motion.
  const isFilled = open || openings > 0;

  useEffect(() => {
    if (!open) return dialog.current?.close();
    dialog.current?.showModal();
    setOpenings((count) => count + 1);
  }, [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when another page follows.
  useEffect(() => closeCart, [key]);

  return (
    <dialog
      ref={dialog}
      onClose={closeCart}
      aria-labelledby="carrinho-titulo"
      closedby="any"
      className="drawer fixed inset-y-0 right-0 left-auto m-0 h-dvh w-full max-w-md bg-page text-text shadow-lift open:flex open:flex-col"
    >
      {isFilled && (
        <>
          <div className="flex items-center justify-between p-5">
            <h2 id="carrinho-titulo" className="text-heading">
              Seu carrinho
            </h2>
            <button
              type="button"
              onClick={closeCart}
              aria-label="Fechar carrinho"
              className="rounded-full p-3 text-ink hover:bg-lilac"
            >
              <X aria-hidden />
            </button>
          </div>
          <Suspense
            fallback={
              <p role="status" className="p-5 text-center">
                Carregando...
              </p>
            }
          >
            {openings > 0 && <CartContents key={openings} />}
          </Suspense>
        </>
      )}
    </dialog>
  );
}
