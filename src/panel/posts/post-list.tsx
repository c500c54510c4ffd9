import { FileText, SearchX } from 'lucide-react';
import { useState } from 'react';
import type { PostItem } from '../../shared/post';
import { LinkButton } from '../parts/button';
import { EmptyState } from '../parts/empty-state';
import { Pager } from '../parts/pager';
import { DeletePost } from './delete-post';
import { PostCard } from './post-card';
import type { PostPage } from './posts';
import { usePages } from './use-pages';

/** The posts of a filter as cards, more of them on demand. */
export function PostList({ first, query }: { first: PostPage; query: string }) {
  const { posts, loading, more } = usePages(first, query);
  const [deleting, setDeleting] = useState<PostItem | null>(null);
  if (posts.length === 0) return query ? <NothingFound /> : <NoPosts />;
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} onDelete={() => setDeleting(post)} />
          </li>
        ))}
      </ul>
      <Pager shown={posts.length} loading={loading} onMore={more} />
      {deleting && <DeletePost post={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}

function NoPosts() {
  return (
    <EmptyState icon={FileText} text="Nenhuma postagem encontrada. Crie uma nova postagem para começar.">
      <LinkButton look="primary" to="/painel/blog/novo">
        Nova Postagem
      </LinkButton>
    </EmptyState>
  );
}

function NothingFound() {
  return (
    <EmptyState icon={SearchX} text="Nenhuma postagem corresponde a essa busca.">
      <LinkButton to="/painel/blog">Limpar filtros</LinkButton>
    </EmptyState>
  );
}
