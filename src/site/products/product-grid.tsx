import { grouped } from '../../shared/number-text';
import './rows.css';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { chosenFilters } from '../../shared/catalogue/chosen-filters';
import { type Filters, NO_FILTERS, writeFilters } from '../../shared/catalogue/filters';
import type { ProductCard } from '../../shared/product';
import { LinkButton } from '../../ui/button';
import { SPACE, useLater } from '../layout/later';
import { CompareBar, ComparePick } from './compare-pick';
import { ProductCardView } from './product-card';

/** Number of products in the first view: the widest row has as many. */
const FIRST = 3;

type Props = {
  products: ProductCard[];
  filters: Filters;
  line?: string | undefined;
  /** Cursor of the next page, which has its own address. */
  next: string | null;
  /** Content after the last product. */
  children?: ReactNode;
};

export function ProductGrid({ products, filters, line, next, children }: Props) {
  const { pathname } = useLocation();
  const isDue = useLater();
  // A filtered list keeps its columns while filters change.
  const isWhole = writeFilters(filters) === '';
  return (
    <>
      <ul className={`rows grid gap-6 ${isWhole ? 'whole-line' : 'sm:grid-cols-2 lg:grid-cols-3'}`}>
        {products.slice(0, isDue ? undefined : FIRST).map((product) => (
          <li key={`${product.category}/${product.number}`} className="relative">
            <ProductCardView product={product} heading="h2" inRows />
            {product.hasPage && <ComparePick product={product} />}
          </li>
        ))}
        {isDue ? children : <li style={SPACE} />}
      </ul>
      <CompareBar />
      {next && (
        <p className="mt-12 text-center">
          <LinkButton look="outline" to={pathname + writeFilters(filters, line, next)}>
            Ver mais produtos
          </LinkButton>
        </p>
      )}
    </>
  );
}

type NothingSuitsProps = { filters: Filters; matchingWithout?: number[] | undefined; line?: string | undefined };

/** Shown if no product matches: links to remove the filters, those first that are alone in the way, and to all lines. */
export function NothingSuits({ filters, matchingWithout = [], line }: NothingSuitsProps) {
  const { pathname } = useLocation();
  const isOneLine = line !== undefined || pathname !== '/produtos';
  const chosen = chosenFilters(filters);
  const inTheWay = chosen
    .map((filter, index) => ({ ...filter, count: matchingWithout[index] ?? 0 }))
    .filter(({ count }) => count > 0 && chosen.length > 1);
  return (
    <div className="flex flex-col items-center gap-4 rounded-card bg-blush px-6 py-16 text-center">
      <SearchX aria-hidden size={56} strokeWidth={1.4} className="text-primary-deep" />
      <h2 className="text-heading">Nada encontrado com esses filtros</h2>
      <p className="max-w-md">
        {inTheWay.length > 0 ? 'Nenhum produto tem tudo isso junto.' : 'Tire um deles ou comece de novo.'} Só mostramos
        o que o rótulo garante: na dúvida, o produto fica de fora.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {inTheWay.map(({ label, without, count }) => (
          <LinkButton key={label} look="light" to={pathname + writeFilters(without, line)} preventScrollReset>
            {`Tirar “${label}”: ${countLabel(count)}`}
          </LinkButton>
        ))}
        <LinkButton to={pathname + writeFilters(NO_FILTERS, line)} preventScrollReset>
          Limpar filtros
        </LinkButton>
        {isOneLine && (
          <LinkButton look="outline" to={`/produtos${writeFilters(filters)}`} preventScrollReset={line !== undefined}>
            Procurar em todas as linhas
          </LinkButton>
        )}
      </div>
    </div>
  );
}

export function countLabel(count: number): string {
  if (count === 0) return 'Nenhum produto';
  return count === 1 ? '1 produto' : `${grouped(count)} produtos`;
}
