import './search.css';
import { useLoaderData } from 'react-router-dom';
import { Head } from '../layout/head';
import { PageHeader } from '../layout/page-header';
import { Ideas, NothingFound } from './ideas';
import type { loadResults } from './loader';
import { groupsOf, Results, type SearchResults } from './results';
import { SearchForm } from './search-form';

export function Component() {
  const { query, found } = useLoaderData<typeof loadResults>();
  const part = found?.part;
  const where = part ? ` em ${part.kind}` : '';
  const groups = found ? groupsOf(query, found) : [];
  const count = groups.reduce((sum, { all }) => sum + all.length, 0);
  return (
    <>
      <Head
        title={query ? `Busca: ${query}${where}` : 'Busca'}
        description="Busque nos produtos, nos artigos, nas perguntas e nas lojas da Soul: por sabor, assunto, bairro ou cidade."
      />
      <meta name="robots" content="noindex" />
      <PageHeader title="Busca">
        <SearchForm query={query} />
      </PageHeader>
      <div className="shell pb-20">
        {/* Mounted early, so its text is announced. `lib/visits.ts` counts empty searches by `data-nothing`. */}
        <p role="status" data-nothing={found && count === 0 ? '' : undefined} className="mb-4 text-muted">
          {found && `${countLabel(count, found)} para “${query}”${where}`}
        </p>
        {found && count > 0 && <Results {...{ query, found, groups }} />}
        {found && count === 0 && <NothingFound query={query} />}
        {!found && <Ideas title="Está sem ideia? Comece por aqui" />}
      </div>
    </>
  );
}

function countLabel(count: number, { part, more }: SearchResults): string {
  if (count === 0) return 'Nenhum resultado';
  if (part && count === 1) return `Resultado ${part.after + 1}`;
  if (part) return `Resultados ${part.after + 1} a ${part.after + count}`;
  if (more.length > 0) return `Mais de ${count} resultados`;
  return count === 1 ? '1 resultado' : `${count} resultados`;
}
