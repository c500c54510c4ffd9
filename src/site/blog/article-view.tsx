import { MessageCircle } from 'lucide-react';
import { formatLongDate } from '../../shared/format';
import type { Post } from '../../shared/post';
import { htmlTogether } from '../../shared/typography';
import { shareLink } from '../../shared/whatsapp';
import { buttonClass } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { Text } from '../../ui/text';
import { useSite } from '../layout/document';
import { PageHeader } from '../layout/page-header';
import { readingMinutes } from './reading';

/** An article from its title to its author; the panel shows it while it is written. */
export function ArticleView({ post }: { post: Post }) {
  const { origin } = useSite();
  return (
    <article>
      <PageHeader title={post.title} text={post.excerpt} back={{ to: '/blog', label: 'Todos os artigos' }}>
        <Byline post={post} />
      </PageHeader>
      {post.image && (
        <div className="shell">
          <div className="aspect-[7/4] overflow-hidden rounded-card bg-lilac shadow-card md:aspect-[2/1]">
            <Picture src={post.image} alt={post.imageAlt ?? ''} eager sizes="min(92vw, 87rem)" />
          </div>
        </div>
      )}
      <div className="shell">
        {/* Sanitised on the server when it was written. */}
        <div className="article" dangerouslySetInnerHTML={{ __html: bodyOf(post) }} />
        <footer className="mx-auto grid max-w-[51ch] justify-items-start gap-8 pb-20">
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
  );
}

/** A table scrolls sideways where the window is narrow: the keyboard must reach it. */
function bodyOf({ content }: Post): string {
  return htmlTogether(content).replaceAll('<table', '<table tabindex="0"');
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
          <Picture src={post.authorImage} alt="" sizes="7rem" />
        </div>
      )}
      <div>
        <h2 className="text-heading">{post.author}</h2>
        {post.authorBio && (
          <p className="mt-1 leading-snug">
            <Text>{post.authorBio}</Text>
          </p>
        )}
      </div>
    </section>
  );
}
