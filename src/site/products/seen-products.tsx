import { useEffect, useState } from 'react';
import { createApi, unwrap } from '../../lib/api';
import { keep } from '../../lib/kept';
import { type CartKey, isSame } from '../../shared/cart';
import type { CurrentProduct } from '../../shared/cart-refresh';
import { formatPrice } from '../../shared/format';
import { parseSeen, withSeen } from '../../shared/seen-products';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Text } from '../../ui/text';
import { worldOf } from '../../ui/world';
import { TextButton } from '../cart/text-button';

const seen = keep('soul-seen', parseSeen);

/** The products that were looked at before this one, as the catalogue has them now. Only this browser knows which. */
export function SeenProducts({ product: { category, number } }: { product: CartKey }) {
  const [products, setProducts] = useState<CurrentProduct[]>([]);
  useEffect(() => {
    const here = { category, number };
    const others = seen.read().filter((other) => !isSame(other, here));
    seen.update((all) => withSeen(all, here));
    if (others.length === 0) return;
    const items = others.map((other) => `${other.category}/${other.number}`).join();
    const api = createApi(location.origin, (input, init) => fetch(input, init));
    unwrap(api.products.current.$get({ query: { items } })).then(
      (found) => setProducts(others.flatMap((other) => found.find((one) => isSame(one.formerly ?? one, other)) ?? [])),
      () => undefined,
    );
  }, [category, number]);

  const shown = products.filter((one) => !isSame(one, { category, number }));
  if (shown.length === 0) return null;
  function forget() {
    seen.update(() => []);
    setProducts([]);
  }
  return (
    <section aria-labelledby="vistos" className="shell section print:hidden">
      <div className="seen-head">
        <h2 id="vistos" className="text-heading">
          Você viu há pouco
        </h2>
        <p className="text-sm text-muted">
          Só este navegador sabe. <TextButton onClick={forget}>Esquecer</TextButton>
        </p>
      </div>
      <ul className="seen-products">
        {shown.map((one) => (
          <li key={`${one.category}/${one.number}`}>
            <article className="card world" style={worldOf(one.image ?? undefined)}>
              <div className="seen-picture">
                {one.image && <Picture src={one.image} alt="" sizes="6rem" className="zoom" />}
              </div>
              <div className="grid gap-1 p-4">
                <h3 className="leading-snug font-medium wrap-anywhere">
                  <Link to={`/produtos/${one.category}/${one.number}`} className="card-link" viewTransition>
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
