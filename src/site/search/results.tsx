import { type ReactNode, useEffect, useRef } from 'react';
import { writeParameters } from '../../lib/page-parameters';
import { placeLines } from '../../shared/address';
import type { CategoryFound } from '../../shared/category';
import type { FaqFound } from '../../shared/faq';
import type { LocationFound } from '../../shared/location';
import { locationTypeLabels } from '../../shared/location-type';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Text } from '../../ui/text';
import { worldOf } from '../../ui/world';
import { PostGrid } from '../blog/post-card';
import { CompareBar, ComparePick } from '../products/compare-pick';
import { ProductCardView } from '../products/product-card';
import '../products/rows.css';
import { addressOf } from './ideas';
import type { loadResults } from './loader';

export type SearchResults = NonNullable<Awaited<ReturnType<typeof loadResults>>['found']>;

type Group = {
  id: 'produtos' | 'categorias' | 'paginas' | 'artigos' | 'perguntas' | 'lojas';
  title: string;
  all: object[];
  /** Link to the other results, if there are more than are shown. */
  more: { to: string; label: string } | null;
};

/** Returns the kinds with results, in their order on the page. */
export function groupsOf(query: string, found: SearchResults): Group[] {
  const { categories, pages, products, posts, faqs, locations, more, part } = found;
  const wayOn = (kind: SearchResults['more'][number], to: string, label: string) =>
    more.includes(kind) ? { to, label } : null;
  const others = (kind: 'products' | 'posts', em: 'produtos' | 'artigos') => {
    const apos = part ? String(part.after + found[kind].length) : '';
    return wayOn(
      kind,
      addressOf({ q: query, em, apos }),
      part ? `Ver mais ${em}` : `Ver todos os ${em} com “${query}”`,
    );
  };
  const stores = `/onde-estamos${writeParameters('locations/locations', { busca: query })}`;
  const texts: Group[] = [
    { id: 'artigos', title: 'Artigos', all: posts, more: others('posts', 'artigos') },
    {
      id: 'perguntas',
      title: 'Perguntas',
      all: faqs,
      more: wayOn('faqs', '/perguntas-frequentes', 'Ver todas as perguntas'),
    },
  ];
  // Words that no product has, like those about delivery, are a question rather than a subject to read about.
  if (!products[0] && !categories[0]) texts.reverse();
  const groups: Group[] = [
    { id: 'produtos', title: 'Produtos', all: products, more: others('products', 'produtos') },
    { id: 'categorias', title: 'Categorias', all: categories, more: wayOn('categories', '/produtos', 'Ver todas') },
    { id: 'paginas', title: 'Páginas', all: pages, more: null },
    ...texts,
    { id: 'lojas', title: 'Lojas', all: locations, more: wayOn('locations', stores, 'Ver todas as lojas') },
  ];
  return groups.filter(({ all }) => all.length > 0);
}

/** The results by kind, with links to each kind above them. */
export function Results({ query, found, groups }: { query: string; found: SearchResults; groups: Group[] }) {
  const { categories, pages, products, posts, faqs, locations, part } = found;
  const results = useRef<HTMLDivElement>(null);
  const page = part ? part.kind + part.after : '';
  const shown = useRef(page);
  // The link to more results is at their end, and those that it leads to begin at the top.
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (page || document.activeElement === document.body) results.current?.focus({ preventScroll: true });
  }, [page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: marks anew whenever the query or the results change.
  useEffect(() => {
    let unmark: (() => void) | undefined;
    let isLeft = false;
    // Nobody waits for the colour of words, so its code is fetched later.
    import('./mark-words').then(
      ({ markWords }) => {
        if (!isLeft) unmark = markWords(results.current, query);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      unmark?.();
    };
  }, [query, found]);
  const cards: Record<Group['id'], ReactNode> = {
    categorias: (
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {categories.map((category) => (
          <li key={category.key}>
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
    ),
    paginas: (
      <ul className="flex flex-wrap gap-x-6">
        {pages.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="onward">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    ),
    produtos: (
      <>
        <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {products.map((product) => (
            <li key={`${product.category}/${product.number}`} className="relative">
              <ProductCardView product={product} heading="h3" inRows />
              {product.hasPage && <ComparePick product={product} />}
            </li>
          ))}
        </ul>
        <CompareBar />
      </>
    ),
    artigos: <PostGrid posts={posts} heading="h3" />,
    perguntas: (
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {faqs.map((faq) => (
          <li key={faq.id}>
            <FaqCard faq={faq} />
          </li>
        ))}
      </ul>
    ),
    lojas: (
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {locations.map((location) => (
          <li key={location.id}>
            <LocationCard location={location} />
          </li>
        ))}
      </ul>
    ),
  };
  return (
    <>
      {(part || groups.length > 1) && (
        <nav aria-label="O que foi achado" className="mb-8">
          <ul className="flex flex-wrap gap-2">
            {part && (
              <li>
                <Link to={addressOf({ q: query })} className="chip">
                  Tudo
                </Link>
              </li>
            )}
            {groups.map(({ id, title, all, more }) => (
              <li key={id}>
                {part ? (
                  <Link to={addressOf({ q: query, em: part.kind })} aria-current="true" className="chip">
                    {title}
                  </Link>
                ) : (
                  <a href={`#${id}`} className="chip gap-2">
                    {title}{' '}
                    <span className="text-muted">
                      {all.length}
                      {more && '+'}
                    </span>
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div ref={results} tabIndex={-1} className="grid gap-12 [outline:0]">
        {groups.map(({ id, title, more }) => (
          <section key={id} aria-labelledby={id} className="found rows">
            <h2 id={id} className="mb-5 text-heading">
              {title}
            </h2>
            {cards[id]}
            {more && (
              <p className="mt-4">
                <Link to={more.to} className="onward">
                  {more.label}
                </Link>
              </p>
            )}
          </section>
        ))}
      </div>
    </>
  );
}

function CategoryCard({ category: { address, name, description, image, imageAlt } }: { category: CategoryFound }) {
  return (
    <article className="card world flex-row items-center" style={worldOf(image)}>
      <div className="w-28 shrink-0 self-stretch overflow-hidden bg-blush">
        <Picture src={image} alt={imageAlt} sizes="7rem" className="zoom" />
      </div>
      <div className="min-w-0 p-5">
        <h3 className="text-heading">
          <Link to={`/produtos/${address}`} className="card-link">
            {name}
          </Link>
        </h3>
        <p className="line-clamp-2 snug">{description}</p>
      </div>
    </article>
  );
}

function FaqCard({ faq: { id, question, answer } }: { faq: FaqFound }) {
  return (
    <article className="card p-5">
      <h3 className="text-heading">
        <Link to={`/perguntas-frequentes#pergunta-${id}`} className="card-link">
          <Text>{question}</Text>
        </Link>
      </h3>
      <p className="mt-2 line-clamp-2 snug">
        <Text>{answer}</Text>
      </p>
    </article>
  );
}

function LocationCard({ location }: { location: LocationFound }) {
  const { id, name, type } = location;
  const [place, street] = placeLines(location);
  return (
    <article className="card p-5">
      <p className="text-sm text-muted">{locationTypeLabels[type]}</p>
      <h3 className="text-heading">
        <Link to={`/onde-estamos?local=${id}#loja`} className="card-link">
          {name}
        </Link>
      </h3>
      <p className="mt-2 snug">
        <Text>{street}</Text>
        <br />
        <Text>{place}</Text>
      </p>
    </article>
  );
}
