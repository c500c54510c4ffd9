import { MessageCircle } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { api } from '../../lib/context';
import type { PageHandle } from '../../lib/page-handle';
import { formatLongDate } from '../../shared/format';
import type { Post, PostCard } from '../../shared/post';
import { blogPostingData } from '../../shared/post-data';
import { readingMinutes } from '../../shared/reading';
import { breadcrumbList } from '../../shared/structured-data';
import { shareLink } from '../../shared/whatsapp';
import { buttonClass } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { useSite } from '../layout/document';
import { Head } from '../layout/head';
import { PageHeader } from '../layout/page-header';
import { PostGrid } from './post-card';

export async function loader({ context, params }: LoaderFunctionArgs) {
  return unwrap(api(context).posts[':id'].$get({ param: { id: params.id ?? '' } }));
}

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> | undefined = import.meta.env.SSR
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
  const { post, related } = useLoaderData<typeof loader>();
  const { origin } = useSite();
  return (
    <>
      <Head title={post.title} description={post.excerpt || summary(post.content)} image={post.image} type="article" />
      <article>
        <PageHeader title={post.title} text={post.excerpt} back={{ to: '/blog', label: 'Todos os artigos' }}>
          <Byline post={post} />
        </PageHeader>
        {post.image && (
          <div className="shell">
            <div className="aspect-[7/4] overflow-hidden rounded-card bg-lilac shadow-card md:aspect-[2/1]">
              <Picture src={post.image} alt={post.imageAlt ?? ''} eager sizes="(min-width: 80rem) 74rem, 92vw" />
            </div>
          </div>
        )}
        <div className="shell">
          {/* Sanitised on the server when it was written. */}
          <div className="article" dangerouslySetInnerHTML={{ __html: post.content }} />
          <footer className="mx-auto max-w-[68ch] grid justify-items-start gap-8 pb-20">
            <a
              href={shareLink(`${post.title} ${origin}/blog/${post.id}`)}
              target="_blank"
              rel="noopener"
              className={buttonClass('soft')}
            >
              <MessageCircle aria-hidden size={20} />
              Compartilhar no WhatsApp
            </a>
            {post.author && <AuthorBox post={post} />}
          </footer>
        </div>
      </article>
      {related.length > 0 && <Related posts={related} />}
    </>
  );
}

function Byline({ post }: { post: Post }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {post.category && (
        <span className="rounded-full bg-white px-4 py-1.5 font-medium text-primary-deep">{post.category}</span>
      )}
      {post.author && <span>Por {post.author}</span>}
      <time dateTime={post.publishedAt}>{formatLongDate(post.publishedAt)}</time>
      <span>{readingMinutes(post.content)} min de leitura</span>
    </p>
  );
}

function AuthorBox({ post }: { post: Post }) {
  return (
    <section aria-label="Sobre quem escreveu" className="flex items-center gap-5 rounded-card bg-lilac p-6">
      {post.authorImage && (
        <div className="size-20 shrink-0 overflow-hidden rounded-full">
          <Picture src={post.authorImage} alt="" sizes="5rem" />
        </div>
      )}
      <div>
        <h2 className="text-heading">{post.author}</h2>
        {post.authorBio && <p className="mt-1 leading-snug">{post.authorBio}</p>}
      </div>
    </section>
  );
}

function Related({ posts }: { posts: PostCard[] }) {
  return (
    <section aria-labelledby="leia-tambem" className="bg-lilac">
      <div className="shell section">
        <h2 id="leia-tambem" className="mb-8 text-title">
          Leia também
        </h2>
        <PostGrid posts={posts} heading="h3" />
      </div>
    </section>
  );
}

/** The first words of the body, for posts without an excerpt. */
function summary(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
}
