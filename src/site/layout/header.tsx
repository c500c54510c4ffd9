import { Menu, Search, ShoppingBag, User } from 'lucide-react';
import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import { cartCount } from '../../shared/cart';
import type { ChosenStore } from '../../shared/chosen-store';
import { navigation } from '../../shared/navigation';
import { CurrentLink, Link } from '../../ui/link';
import { CartDrawer } from '../cart/cart-drawer';
import { openCart, useCart } from '../cart/cart-state';
import { chosenStore } from '../cart/chosen-store';
import { MobileMenu } from './mobile-menu';
import { Wordmark } from './wordmark';

/** Loaded only if the visitor has chosen a store. */
const HeaderStore = lazy<ComponentType<{ store: ChosenStore; className: string }>>(
  async () => (await import('../cart/header-store').catch(() => null)) ?? { default: () => null },
);

export function Header() {
  const store = chosenStore.use();
  const [menuOpenings, setMenuOpenings] = useState(0);
  return (
    // The boot script updates `data-scrolled` when the page scrolls (`lib/header-ground.ts`).
    <header data-scrolled="false" className="site-header">
      <div className="shell header-row">
        <Link to="/" aria-label="Soul, página inicial" className="justify-self-start rounded-lg py-2">
          <Wordmark className="h-8 w-auto lg:h-9" />
        </Link>
        <nav aria-label="Principal" className="hidden lg:block">
          <ul className="flex flex-wrap items-center font-medium underline-offset-8">
            {navigation.map(({ to, label }) => (
              <li key={to}>
                <CurrentLink
                  to={to}
                  className="rounded-full px-3 py-2.5 whitespace-nowrap decoration-2 hover:underline aria-[current=page]:underline"
                >
                  {label}
                </CurrentLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center justify-self-end">
          {store && (
            <Suspense>
              <HeaderStore key={store.id} store={store} className={ICON} />
            </Suspense>
          )}
          <Link to="/busca" aria-label="Buscar" className={ICON}>
            <Search aria-hidden />
          </Link>
          <CartButton />
          <Link to="/conta" aria-label="Minha conta" className={`${ICON} max-sm:hidden`}>
            <User aria-hidden />
          </Link>
          <IconButton
            onClick={() => setMenuOpenings((count) => count + 1)}
            aria-label="Abrir menu"
            className="lg:hidden noscript:hidden"
          >
            <Menu aria-hidden />
          </IconButton>
        </div>
      </div>
      <MobileMenu openings={menuOpenings} />
      <CartDrawer />
    </header>
  );
}

function CartButton() {
  const count = cartCount(useCart());
  return (
    <IconButton
      onClick={openCart}
      className="noscript:hidden"
      aria-label={`Abrir carrinho (${count} ${count === 1 ? 'item' : 'itens'})`}
    >
      <ShoppingBag aria-hidden />
      {count > 0 && (
        <span aria-hidden className="cart-count">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </IconButton>
  );
}

const ICON = 'sign';

function IconButton({ className = '', ...props }: ComponentProps<'button'>) {
  return <button type="button" className={`${ICON} ${className}`} {...props} />;
}
