import { useSearchParams } from 'react-router-dom';
import { Begun } from '../lists/begun';
import { NewLink } from '../lists/new-link';
import { TransferLink } from '../lists/transfer-link';
import { PageHeader } from '../parts/page-header';
import { Filters } from './filters';
import { PostList } from './post-list';

export function Component() {
  const [params] = useSearchParams();
  return (
    <>
      <PageHeader isList title="Blog" text="As postagens do site, da mais nova para a mais antiga.">
        <TransferLink noun="posts" />
        <NewLink noun="posts" />
      </PageHeader>
      <Begun noun="posts" />
      <Filters />
      <PostList params={params} />
    </>
  );
}
