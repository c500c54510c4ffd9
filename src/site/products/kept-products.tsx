import { type ReactNode, useEffect, useState } from 'react';
import { browserApi, unwrap } from '../../lib/api';
import { remembers, SESSION_KEY } from '../../lib/session-hint';
import { type CartKey, isSame } from '../../shared/cart';
import type { CurrentProduct } from '../../shared/cart-refresh';
import { withSeen } from '../../shared/kept-products';
import { formatPrice } from '../../shared/number-text';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Text } from '../../ui/text';
import { worldOf } from '../../ui/world';
import { TextButton } from '../cart/text-button';
import { useCategoryPath } from '../layout/document';
import { favourites, seen } from './kept-state';

/** Maximum number of favourites beside a product; their own page has all. */
const FAVOURITES_SHOWN = 4;

/** Favourites and recently viewed products other than this one, with current catalogue data. */
export function KeptProducts({ product: { category, number } }: { product: CartKey }) {
  const here = { category, number };
  const isOther = (key: CartKey) => !isSame(key, here);
  const liked = favourites.use().filter(isOther);
  const before = seen.use().filter(isOther);
  const wanted = [...before, ...liked.slice(0, FAVOURITES_SHOWN)].map((one) => `${one.category}/${one.number}`);
  const [products, setProducts] = useState<CurrentProduct[]>([]);
  useEffect(() => seen.update((all) => withSeen(all, { category, number })), [category, number]);
  const items = wanted.join();
  useEffect(() => {
    if (!items) return;
    let isWanted = true;
    const api = browserApi();
    unwrap(api.products.current.$get({ query: { items } })).then(
      (current) => isWanted && setProducts(current),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [items]);

  const shown = (keys: CartKey[]) =>
    keys.flatMap((key) => products.find((one) => isSame(one.formerly ?? one, key)) ?? []).filter(isOther);
  const hearts = shown(liked).slice(0, FAVOURITES_SHOWN);
  const latest = shown(before.filter((one) => !liked.some((other) => isSame(one, other))));
  if (hearts.length + latest.length === 0) return null;
  return (
    <div className="shell section grid gap-12 print:hidden">
      <Kept id="favoritos" title="Seus favoritos" products={hearts}>
        <Link to="/favoritos" className="onward">
          Ver todos
        </Link>
      </Kept>
      <Kept id="vistos" title="Você viu há pouco" products={latest}>
        <p className="text-sm text-muted">
          {remembers(SESSION_KEY) ? 'Só a sua conta sabe.' : 'Só este navegador sabe.'}{' '}
          <TextButton onClick={() => seen.update(() => [])}>Esquecer</TextButton>
        </p>
      </Kept>
    </div>
  );
}

type Props = { id: string; title: string; products: CurrentProduct[]; children: ReactNode };

function Kept({ id, title, products, children }: Props) {
  const pathOf = useCategoryPath();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className="seen-head">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {children}
      </div>
      <ul className="seen-products">
        {products.map((one) => (
          <li key={`${one.category}/${one.number}`}>
            <article className="card world" style={worldOf(one.image ?? undefined)}>
              <div className="seen-picture">
                {one.image && <Picture src={one.image} shape="square" alt="" sizes="6rem" className="zoom" />}
              </div>
              <div className="grid gap-1 p-4">
                <h3 className="snug font-medium wrap-anywhere">
                  <Link to={`${pathOf(one.category)}/${one.number}`} className="card-link" viewTransition>
                    <Text>{one.name}</Text>
                  </Link>
                </h3>
                <p>{formatPrice(one.priceCents)}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
