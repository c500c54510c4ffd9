import { FileText, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../lib/toast';
import type { ActInput } from '../../shared/acts';
import { nouns, recordPath } from '../../shared/nouns';
import { isNarrowed, readFilters } from '../../shared/panel-lists';
import type { PostItem } from '../../shared/post';
import { newTitle } from '../../shared/titles';
import { ActBar } from '../acts/act-bar';
import { useSelection } from '../acts/use-selection';
import { api } from '../api';
import { ListRows } from '../lists/list-rows';
import { posts } from '../lists/lists';
import { refresh } from '../lists/rows';
import { usePanelList } from '../lists/use-panel-list';
import { WholeListLink } from '../lists/whole-list-link';
import { LinkButton } from '../parts/button';
import { EmptyState } from '../parts/empty-state';
import { Pager } from '../parts/pager';
import { SkeletonCards } from '../parts/skeleton';
import { CategoryQuestion } from './category-question';
import { PostCard } from './post-card';
import { postDeletion } from './post-deletion';

const ACTS = ['publish', 'unpublish', 'category', 'delete'] as const;
const titleOf = ({ title }: PostItem) => title;

/** Shows the posts of a filter as cards, with pagination. */
export function PostList({ params }: { params: URLSearchParams }) {
  const { remove, write, ...list } = usePanelList(posts(readFilters('posts', params)));
  const navigate = useNavigate();
  const selection = useSelection(list.rows);
  const [deleting, setDeleting] = useState<PostItem | null>(null);

  function onCopy(post: PostItem) {
    return write(post, {
      send: () => api.panel.posts[':id'].copies.$post({ param: { id: String(post.id) }, json: {} }),
      failure: 'Erro ao duplicar postagem',
      done: ({ record }) => {
        const edit = { label: 'Editar cópia', run: () => void navigate(recordPath('posts', record.id)) };
        toast({ title: 'Postagem duplicada', description: `“${record.title}” é um rascunho.`, action: edit });
        refresh('posts');
      },
    });
  }

  return (
    <>
      <ListRows
        list={list}
        loading={<SkeletonCards text="Carregando posts..." cards={8} />}
        empty={isNarrowed('posts', params) ? <NothingFound /> : <NoPosts />}
      >
        {(rows) => (
          <>
            <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {rows.map((post) => (
                <li key={post.id}>
                  <PostCard
                    {...{ post, selection }}
                    isPending={list.isBusy(post)}
                    onCopy={() => void onCopy(post)}
                    onDelete={() => setDeleting(post)}
                  />
                </li>
              ))}
            </ul>
            <Pager list={list} shown={rows.length} />
            <ActBar
              noun="posts"
              acts={ACTS}
              asking={{ category: CategoryQuestion }}
              send={(json: ActInput<'posts'>) => api.panel.posts.acts.$post({ json })}
              {...{ selection, rows, titleOf }}
              loadAll={list.loadAll}
            />
          </>
        )}
      </ListRows>
      {deleting && (
        <postDeletion.Question
          noun="posts"
          row={deleting}
          onCancel={() => setDeleting(null)}
          onConfirm={() => {
            setDeleting(null);
            void remove(deleting, postDeletion);
          }}
        />
      )}
    </>
  );
}

function NoPosts() {
  return (
    <EmptyState icon={FileText} text="Nenhuma postagem encontrada. Crie uma nova postagem para começar.">
      <LinkButton look="primary" to={nouns.posts.creation}>
        {newTitle('posts')}
      </LinkButton>
    </EmptyState>
  );
}

function NothingFound() {
  return (
    <EmptyState icon={SearchX} text="Nenhuma postagem corresponde a essa busca.">
      <WholeListLink noun="posts" />
    </EmptyState>
  );
}
