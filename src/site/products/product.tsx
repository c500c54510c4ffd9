import './product.css';
import { lazy, Suspense, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { PageHandle } from '../../lib/page-handle';
import { type CartKey, isSame } from '../../shared/cart';
import { decimalPrice } from '../../shared/number-text';
import type { ProductCard } from '../../shared/product';
import { productData } from '../../shared/schema-org/products';
import { breadcrumbList } from '../../shared/schema-org/schema-org';
import { appearanceOfProduct } from '../../shared/search-appearance';
import { Wave } from '../../ui/wave';
import { worldOf } from '../../ui/world';
import { chosenStore } from '../cart/chosen-store';
import { Head } from '../layout/head';
import { LateStyles } from '../layout/late-styles';
import below from './below.css?url';
import { CompareBar, ComparePick } from './compare-pick';
import { KeptProducts } from './kept-products';
import type { loadProduct } from './loaders';
import { ProductCardView } from './product-card';
import { asItem, ProductView } from './product-view';
import { usePast } from './use-past';

/** Only needed after scrolling; if it fails to load, the page still has its own button. */
const BuyBar = lazy(async () => (await import('./buy-bar').catch(() => null)) ?? { default: () => null });
/** Fetched only if a store is chosen. */
const StoreNote = lazy(async () => (await import('./store-note').catch(() => null)) ?? { default: () => null });

export const handle: PageHandle<Awaited<ReturnType<typeof loadProduct>>> | undefined = import.meta.env.SSR
  ? {
      structuredData: ({ product, address, categoryName }, site) => [
        productData(site, product, `/produtos/${address}/${product.number}`, categoryName),
        breadcrumbList(site.origin, [
          { name: 'Produtos', path: '/produtos' },
          { name: categoryName, path: `/produtos/${address}` },
          { name: product.name, path: `/produtos/${address}/${product.number}` },
        ]),
      ],
    }
  : undefined;

export function Component() {
  const page = useLoaderData<typeof loadProduct>();
  const { product } = page;
  return (
    <>
      <Head {...appearanceOfProduct(product)} type="product" />
      <meta property="product:price:amount" content={decimalPrice(product.priceCents)} />
      <meta property="product:price:currency" content="BRL" />
      <ProductPage {...page} />
    </>
  );
}

export function ProductPage({
  product,
  categoryName,
  pack,
  pairings,
  related,
  flavours,
}: Omit<Awaited<ReturnType<typeof loadProduct>>, 'address'>) {
  const [isPast, order] = usePast();
  const [quantity, setQuantity] = useQuantity(product);
  const store = chosenStore.use();
  const note = store && (
    <Suspense>
      <StoreNote store={store} product={product} />
    </Suspense>
  );
  return (
    <>
      <ProductView
        {...{ product, categoryName, pack, flavours, quantity, setQuantity, order, note }}
        fold={
          <>
            <LateStyles />
            <link rel="stylesheet" href={below} />
          </>
        }
      >
        <Beside title="Combina com" products={pairings} />
        <Beside title={`Mais de ${categoryName}`} products={related} />
        <KeptProducts product={product} />
      </ProductView>
      <div className="world world-end" style={worldOf(product.images[0]?.src)}>
        <Wave />
      </div>
      {isPast && (
        <Suspense>
          <BuyBar item={{ ...asItem(product, pack), quantity }} />
        </Suspense>
      )}
    </>
  );
}

/** Returns the quantity to order, shared by both buttons and reset to 1 for another product. */
function useQuantity(product: CartKey): [number, (quantity: number) => void] {
  const [chosen, choose] = useState({ of: product, quantity: 1 });
  return [isSame(chosen.of, product) ? chosen.quantity : 1, (quantity) => choose({ of: product, quantity })];
}

/** Any number of products fills the row. */
const COLUMNS: Record<number, string> = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' };

/** Related products at the end of the page. */
function Beside({ title, products }: { title: string; products: ProductCard[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="combina" className="bg-lilac print:hidden">
      <div className="shell section">
        <h2 id="combina" className="mb-8 text-title">
          {title}
        </h2>
        <ul className={`beside ${COLUMNS[products.length] ?? 'sm:grid-cols-2'}`}>
          {products.map((other) => (
            <li key={`${other.category}/${other.number}`} className="relative">
              <ProductCardView
                product={other}
                heading="h3"
                layout={products.length === 1 ? 'beside' : 'stacked'}
                isHalf={products.length === 2}
              />
              {other.hasPage && <ComparePick product={other} />}
            </li>
          ))}
        </ul>
        <CompareBar />
      </div>
    </section>
  );
}
