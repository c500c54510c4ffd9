import { useLoaderData, useLocation } from 'react-router-dom';
import type { PageHandle } from '../../lib/page-handle';
import { readParameters, writeParameters } from '../../lib/page-parameters';
import type { Category } from '../../shared/category';
import { categoriesData } from '../../shared/schema-org/products';
import { breadcrumbList } from '../../shared/schema-org/schema-org';
import { Chips } from '../../ui/chips';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Text } from '../../ui/text';
import { Head } from '../layout/head';
import { PageHeader } from '../layout/page-header';
import type { loadCategories } from './loaders';

export const handle: PageHandle<Awaited<ReturnType<typeof loadCategories>>> | undefined = import.meta.env.SSR
  ? {
      structuredData: ({ categories }, { origin }) => [
        categoriesData(origin, categories),
        breadcrumbList(origin, [{ name: 'Produtos', path: '/produtos' }]),
      ],
    }
  : undefined;

export function Component() {
  const { categories } = useLoaderData<typeof loadCategories>();
  const { linha } = readParameters('products/categories', useLocation().search);
  const highlighted = categories.filter((category) => category.highlighted);
  const chosen = categories.find((category) => category.key === linha);
  const shown = chosen ? [chosen] : categories;
  const chips = [
    { label: 'Todos', to: '/produtos', current: !chosen },
    ...highlighted.map(({ key, name }) => ({
      label: name,
      to: writeParameters('products/categories', { linha: key }),
      current: key === chosen?.key,
    })),
  ];
  return (
    <>
      <Head
        title={chosen ? `Produtos: ${chosen.name}` : 'Produtos'}
        description="Conheça as linhas Soul: shakes, sorvetes, cones sem glúten, bebidas quentes, suplementos e toppins, com preço e tabela nutricional."
      />
      <PageHeader title="Produtos" text="Escolha uma linha e descubra todos os sabores, com preço e rótulo à vista.">
        <Chips label="Filtrar por linha" chips={chips} />
      </PageHeader>
      <ul className="shell grid gap-6 pb-20 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((category, index) => (
          <li key={category.key}>
            <CategoryCard category={category} eager={index < 3} />
          </li>
        ))}
      </ul>
    </>
  );
}

function CategoryCard({ category, eager }: { category: Category & { productCount: number }; eager: boolean }) {
  const { key, name, description, image, imageAlt, productCount } = category;
  return (
    <article className="card">
      <div className="aspect-[9/7] overflow-hidden bg-blush">
        <Picture
          src={image}
          alt={imageAlt}
          eager={eager}
          sizes="(min-width: 64rem) min(31vw, 29rem), (min-width: 40rem) 46vw, 90vw"
          className="zoom"
        />
      </div>
      <div className="flex flex-1 flex-col p-6">
        <h2 className="text-heading">
          <Link to={`/produtos/${key}`} className="card-link">
            {name}
          </Link>
        </h2>
        <p className="mt-2 flex-1 leading-snug">
          <Text>{description}</Text>
        </p>
        <p className="mt-4 text-sm font-medium text-primary-deep">{countLabel(productCount)}</p>
      </div>
    </article>
  );
}

function countLabel(count: number): string {
  if (count === 0) return 'Novidades a caminho';
  return count === 1 ? '1 produto' : `${count} produtos`;
}
