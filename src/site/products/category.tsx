import './category.css';
import { IceCreamBowl } from 'lucide-react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { PageHandle } from '../../lib/page-handle';
import { readParameters, writeParameters } from '../../lib/page-parameters';
import { NO_FILTERS, writeFilters } from '../../shared/catalogue/filters';
import type { Figure } from '../../shared/catalogue/line-figures';
import type { Category } from '../../shared/category';
import { type Pack, packInvitation } from '../../shared/pack';
import { categoryData } from '../../shared/schema-org/products';
import { breadcrumbList } from '../../shared/schema-org/schema-org';
import { appearanceOfCategory } from '../../shared/search-appearance';
import { LinkButton } from '../../ui/button';
import { Wave } from '../../ui/wave';
import { tint, worldOf } from '../../ui/world';
import { useCategoryPath } from '../layout/document';
import { Head } from '../layout/head';
import { SceneHeader } from '../layout/scene-header';
import { sceneOf } from '../layout/scenes';
import { FilterBar } from './filter-bar';
import styles from './line-end.css?url';
import type { loadCategory } from './loaders';
import { PackTile } from './pack-tile';
import { countLabel, NothingSuits, ProductGrid } from './product-grid';

export const handle: PageHandle<Awaited<ReturnType<typeof loadCategory>>> | undefined = import.meta.env.SSR
  ? {
      structuredData: ({ category, products }, { origin }) => [
        categoryData(origin, category, products),
        breadcrumbList(origin, [
          { name: 'Produtos', path: '/produtos' },
          { name: category.name, path: `/produtos/${category.address}` },
        ]),
      ],
    }
  : undefined;

export function Component() {
  const {
    category,
    pack,
    products,
    total,
    next,
    filters = NO_FILTERS,
    allergens,
    deadEnds,
    matchingWithout,
    figures,
  } = useLoaderData<typeof loadCategory>();
  const { apos } = readParameters('products/category', useLocation().search);
  const isFiltered = writeFilters(filters) !== '';
  const appearance = appearanceOfCategory(category);
  return (
    <>
      <Head
        {...appearance}
        title={apos ? `${appearance.title}, continuação` : appearance.title}
        search={writeParameters('products/category', { apos })}
      />
      {(isFiltered || total === 0) && <meta name="robots" content="noindex" />}
      <CategoryHeader category={category} pack={pack} />
      <div className="shell pb-20">
        {total === 0 && !isFiltered ? (
          <EmptyCategory name={category.name} />
        ) : (
          <>
            <FilterBar filters={filters} allergens={allergens} deadEnds={deadEnds} count={countLabel(total)} />
            {products.length > 0 ? (
              <ProductGrid products={products} filters={filters} next={next}>
                {pack && !isFiltered && !next && <PackTile category={category} pack={pack} />}
              </ProductGrid>
            ) : (
              <NothingSuits filters={filters} matchingWithout={matchingWithout} />
            )}
          </>
        )}
        <link rel="stylesheet" href={styles} />
        {figures?.[0] && <LineFigures figures={figures} />}
      </div>
      <End category={category} />
    </>
  );
}

/** The figures that recommend the whole line, in the same form as those of a product (`figures.tsx`). */
function LineFigures({ figures }: { figures: Figure[] }) {
  return (
    <ul aria-label="A linha em números" className="figures">
      {figures.map(({ amount, name }) => (
        <li key={name}>
          <b>{amount}</b>
          {` ${name}`}
        </li>
      ))}
    </ul>
  );
}

/** The footer of a line with a dark scene stays night, as for the rest of the site. */
function End({ category }: { category: Category }) {
  const scene = sceneOf(category);
  const isPainted = 'ground' in scene;
  if (isPainted && scene.tone === 'light') return null;
  return (
    <div className="world world-end" style={isPainted ? tint(scene.ground) : worldOf(scene.image)}>
      <Wave />
    </div>
  );
}

export function CategoryHeader({ category, pack }: { category: Category; pack: Pack | null }) {
  return (
    <SceneHeader
      scene={sceneOf(category)}
      title={category.name}
      text={category.description}
      back={{ to: '/produtos', label: 'Todos os produtos' }}
    >
      {pack && (
        <LinkButton to={`/produtos/${category.address}/caixa`} look="light" className="mt-4">
          {packInvitation(pack)}
        </LinkButton>
      )}
    </SceneHeader>
  );
}

export function EmptyCategory({ name }: { name: string }) {
  const pathOf = useCategoryPath();
  return (
    <div className="flex flex-col items-center gap-4 rounded-card bg-blush px-6 py-16 text-center">
      <IceCreamBowl aria-hidden size={56} strokeWidth={1.4} className="text-primary-deep" />
      <h2 className="text-heading">Tem novidade a caminho</h2>
      <p className="max-w-md">
        A linha {name} ainda está na cozinha, sendo provada colherada por colherada. Enquanto isso, que tal um shake?
      </p>
      <LinkButton to={pathOf('soulshake')}>Ver os shakes</LinkButton>
    </div>
  );
}
