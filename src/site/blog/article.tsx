import './article.css';
import './cards.css';
import { useLoaderData } from 'react-router-dom';
import type { PageHandle } from '../../lib/page-handle';
import type { PostCard } from '../../shared/post';
import { appearanceOfPost } from '../../shared/post-appearance';
import { blogPostingData } from '../../shared/schema-org/posts';
import { breadcrumbList } from '../../shared/schema-org/schema-org';
import { Head } from '../layout/head';
import { LateStyles } from '../layout/late-styles';
import { Later } from '../layout/later';
import { ArticleView } from './article-view';
import type { loadPost } from './loaders';
import { PostGrid } from './post-card';

export const handle: PageHandle<Awaited<ReturnType<typeof loadPost>>> | undefined = import.meta.env.SSR
  ? {
      structuredData: ({ post }, site) => [
        blogPostingData(site, post),
        breadcrumbList(site.origin, [
          { name: 'Blog', path: '/blog' },
          { name: post.title, path: `/blog/${post.id}` },
        ]),
      ],
    }
  : undefined;

export function Component() {
  const { post, related } = useLoaderData<typeof loadPost>();
  return (
    <>
      <Head {...appearanceOfPost(post)} type="article" />
      <Article post={post} related={related} />
    </>
  );
}

export function Article({ post, related }: Awaited<ReturnType<typeof loadPost>>) {
  return (
    <>
      <ArticleView post={post} fold={<LateStyles />} />
      <Later>{related.length > 0 && <Related posts={related} />}</Later>
    </>
  );
}

function Related({ posts }: { posts: PostCard[] }) {
  return (
    <section aria-labelledby="leia-tambem" className="bg-lilac print:hidden">
      <div className="shell section">
        <h2 id="leia-tambem" className="mb-8 text-title">
          Leia também
        </h2>
        <PostGrid posts={posts} heading="h3" />
      </div>
    </section>
  );
}
