import './categories.css';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { PageHandle } from '../../lib/page-handle';
import { readParameters } from '../../lib/page-parameters';
import { NO_FILTERS, writeFilters } from '../../shared/catalogue/filters';
import { categoriesData } from '../../shared/schema-org/products';
import { Chips } from '../../ui/chips';
import { Link } from '../../ui/link';
import { Head } from '../layout/head';
import { PageHeader } from '../layout/page-header';
import { CategoryCard } from './category-card';
import { FilterBar } from './filter-bar';
import type { loadCategories } from './loaders';
import { countLabel, NothingSuits, ProductGrid } from './product-grid';

export const handle: PageHandle<Awaited<ReturnType<typeof loadCategories>>> | undefined = import.meta.env.SSR
  ? {
      structuredData: ({ categories }, { origin }) => [categoriesData(origin, categories)],
    }
  : undefined;

export function Component() {
  const {
    categories,
    products,
    total,
    next,
    filters = NO_FILTERS,
    allergens,
    deadEnds,
    matchingWithout,
  } = useLoaderData<typeof loadCategories>();
  const { linha } = readParameters('products/categories', useLocation().search);
  const highlighted = categories.filter((category) => category.highlighted);
  const chosen = categories.find((category) => category.key === linha);
  const shown = chosen ? [chosen] : categories;
  const isFiltered = writeFilters(filters) !== '';
  const chips = [undefined, ...highlighted].map((category) => ({
    label: category?.name ?? 'Todos',
    to: `/produtos${writeFilters(filters, category?.key)}`,
    current: category?.key === chosen?.key,
  }));
  return (
    <>
      <Head
        title={chosen ? `Produtos: ${chosen.name}` : 'Produtos'}
        description="Conheça as linhas Soul: shakes, sorvetes, cones sem glúten, bebidas quentes, suplementos e toppins, com preço e tabela nutricional."
      />
      {isFiltered && <meta name="robots" content="noindex" />}
      <PageHeader title="Produtos" text="Escolha uma linha e descubra todos os sabores, com preço e rótulo à vista.">
        <Chips label="Filtrar por linha" chips={chips} />
        <p className="mt-2 flex flex-wrap gap-x-6 text-sm">
          <Link to="/comparar" className="onward">
            Comparar lado a lado
          </Link>
          <Link to="/favoritos" className="onward">
            Ver favoritos
          </Link>
        </p>
      </PageHeader>
      <div className="shell pb-20">
        <FilterBar
          filters={filters}
          allergens={allergens}
          deadEnds={deadEnds}
          line={chosen?.key}
          count={isFiltered ? countLabel(total) : lineCount(shown.length)}
        />
        {isFiltered && products.length > 0 && (
          <ProductGrid products={products} filters={filters} line={chosen?.key} next={next} />
        )}
        {isFiltered && products.length === 0 && (
          <NothingSuits filters={filters} matchingWithout={matchingWithout} line={chosen?.key} />
        )}
        {!isFiltered && (
          <ul className="lines">
            {shown.map((category, index) => (
              <li key={category.key}>
                <CategoryCard category={category} eager={index < 3} isLarge={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function lineCount(count: number): string {
  return count === 1 ? '1 linha' : `${count} linhas`;
}
