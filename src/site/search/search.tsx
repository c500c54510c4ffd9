import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { writeParameters } from '../../lib/page-parameters';
import { addressLine, cityLine } from '../../shared/address';
import type { CategoryFound } from '../../shared/category';
import type { FaqFound } from '../../shared/faq';
import type { LocationFound } from '../../shared/location';
import { locationTypeLabels } from '../../shared/location-type';
import { Chips } from '../../ui/chips';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Text } from '../../ui/text';
import { PostGrid } from '../blog/post-card';
import { Head } from '../layout/head';
import { PageHeader } from '../layout/page-header';
import { CompareBar, ComparePick } from '../products/compare-pick';
import { ProductCardView } from '../products/product-card';
import type { loadResults } from './loader';
import { SearchForm } from './search-form';

const SUGGESTIONS = ['pistache', 'chocolate', 'sorvete', 'pós-treino', 'Vila Velha'];

export function Component() {
  const { query, found } = useLoaderData<typeof loadResults>();
  return (
    <>
      <Head
        title={query ? `Busca: ${query}` : 'Busca'}
        description="Busque nas linhas e nos produtos, nos artigos do blog, nas perguntas frequentes e nas lojas da Soul: por sabor, assunto, bairro ou cidade."
      />
      <meta name="robots" content="noindex" />
      <PageHeader title="Busca">
        <SearchForm query={query} />
      </PageHeader>
      <div className="shell pb-20">
        {found ? <Results query={query} {...found} /> : <Suggestions title="Está sem ideia? Comece por aqui" />}
      </div>
    </>
  );
}

type Found = NonNullable<Awaited<ReturnType<typeof loadResults>>['found']>;

function Results({ query, categories, pages, products, posts, faqs, locations }: Found & { query: string }) {
  const count = [categories, pages, products, posts, faqs, locations].flat().length;
  return (
    <>
      {/* By that mark `lib/visits.ts` knows that nothing was found. */}
      <p role="status" data-nothing={count === 0 ? '' : undefined} className="mb-8 text-muted">
        {countLabel(count)} para “{query}”
      </p>
      {count === 0 && <Suggestions title="Não achamos nada com essas palavras" text={NOTHING} />}
      <div className="grid gap-12">
        <Group id="categorias" title="Categorias" empty={categories.length === 0}>
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {categories.map((category) => (
              <li key={category.key}>
                <CategoryCard category={category} />
              </li>
            ))}
          </ul>
        </Group>
        <Group id="paginas" title="Páginas" empty={pages.length === 0}>
          <ul className="flex flex-wrap gap-x-6">
            {pages.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="onward">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Group>
        <Group id="produtos" title="Produtos" empty={products.length === 0}>
          <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-4">
            {products.map((product) => (
              <li key={`${product.category}/${product.number}`} className="relative">
                <ProductCardView product={product} heading="h3" />
                {product.hasPage && <ComparePick product={product} />}
              </li>
            ))}
          </ul>
          <CompareBar />
        </Group>
        <Group id="artigos" title="Artigos" empty={posts.length === 0}>
          <PostGrid posts={posts} heading="h3" />
        </Group>
        <Group id="perguntas" title="Perguntas" empty={faqs.length === 0}>
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            {faqs.map((faq) => (
              <li key={faq.id}>
                <FaqCard faq={faq} />
              </li>
            ))}
          </ul>
        </Group>
        <Group id="lojas" title="Lojas" empty={locations.length === 0}>
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {locations.map((location) => (
              <li key={location.id}>
                <LocationCard location={location} />
              </li>
            ))}
          </ul>
        </Group>
      </div>
    </>
  );
}

const NOTHING = 'Confira a grafia, tente uma palavra só ou siga uma destas ideias.';

function countLabel(count: number): string {
  if (count === 0) return 'Nenhum resultado';
  return count === 1 ? '1 resultado' : `${count} resultados`;
}

function Group({ id, title, empty, children }: { id: string; title: string; empty: boolean; children: ReactNode }) {
  if (empty) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-5 text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

function CategoryCard({ category: { address, name, description, image, imageAlt } }: { category: CategoryFound }) {
  return (
    <article className="card flex-row items-center">
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
  const { id, name, address, city, uf, type } = location;
  return (
    <article className="card p-5">
      <p className="text-sm text-muted">{locationTypeLabels[type]}</p>
      <h3 className="text-heading">
        <Link to={`/onde-estamos?local=${id}`} className="card-link">
          {name}
        </Link>
      </h3>
      <p className="mt-2 snug">
        <Text>{addressLine(address)}</Text>
        <br />
        <Text>{cityLine(city, uf)}</Text>
      </p>
    </article>
  );
}

function Suggestions({ title, text }: { title: string; text?: string }) {
  const chips = SUGGESTIONS.map((label) => ({
    label,
    to: `/busca${writeParameters('search/search', { q: label })}`,
    current: false,
  }));
  return (
    <div className="flex flex-col items-center gap-4 rounded-card bg-blush px-6 py-16 text-center">
      <Search aria-hidden size={56} strokeWidth={1.4} className="text-primary-deep" />
      <h2 className="text-heading">{title}</h2>
      {text && <p className="max-w-md">{text}</p>}
      <Chips label="Sugestões de busca" chips={chips} />
    </div>
  );
}
