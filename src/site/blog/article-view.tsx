import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { withContents } from '../../shared/contents';
import type { Post } from '../../shared/post';
import { htmlTogether } from '../../shared/typography';
import { shareLink } from '../../shared/whatsapp';
import { buttonClass } from '../../ui/button';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { stopWhereItScrolls } from '../../ui/scroll-stop';
import { Text } from '../../ui/text';
import { worldOf } from '../../ui/world';
import { useSite } from '../layout/document';
import { Later } from '../layout/later';
import { playVideo } from './play-video';
import { readingMinutes } from './reading';
import { ShareButton } from './share-button';

/** An article from title to author, with `fold` at the end of the first view; the panel shows it as a preview. */
export function ArticleView({ post, fold }: { post: Post; fold?: ReactNode }) {
  return (
    <article>
      <div aria-hidden className="article-progress" />
      <div className="article-top world" style={worldOf(post.image)}>
        <header className="shell">
          <Link to="/blog" className="onward onward-back mb-4 print:hidden">
            Todos os artigos
          </Link>
          <h1 className="article-title">
            <Text>{post.title}</Text>
          </h1>
          {post.excerpt && (
            <p className="article-excerpt">
              <Text>{post.excerpt}</Text>
            </p>
          )}
          <Byline post={post} />
        </header>
        {post.image && (
          <div className="article-cover">
            <Picture src={post.image} shape="wide" alt={post.imageAlt ?? ''} eager sizes="min(100vw, 1400px)" />
          </div>
        )}
      </div>
      {fold}
      <Later>
        <Body post={post} />
      </Later>
    </article>
  );
}

function Body({ post }: { post: Post }) {
  const address = `${useSite().origin}/blog/${post.id}`;
  const { html, contents } = withContents(bodyOf(post));
  return (
    <div className="shell">
      {contents.length > 0 && (
        <nav aria-label="Neste artigo" className="article-column article-contents">
          <p className="font-medium text-ink">Neste artigo</p>
          <ol>
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <Text>{title}</Text>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {/* HTML sanitised on save. The key removes a playing video when another article has the same HTML. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click, too. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: observes clicks on its links. */}
      <div
        key={post.id}
        ref={stopAtTables}
        className="article-column article"
        onClick={playVideo}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <footer className="article-column grid grid-cols-1 justify-items-start gap-8 pb-20">
        <p className="flex flex-wrap gap-3">
          <a
            href={shareLink(`${post.title} ${address}`)}
            target="_blank"
            rel="noopener"
            className={buttonClass('soft')}
          >
            <MessageCircle aria-hidden size={20} />
            Compartilhar no WhatsApp
          </a>
          <ShareButton title={post.title} url={address} />
        </p>
        {post.author && <AuthorBox post={post} />}
      </footer>
    </div>
  );
}

/** Makes tables focusable: without script, all of them. */
function bodyOf({ content }: Post): string {
  return htmlTogether(content).replaceAll('<table', '<table tabindex="0"');
}

function stopAtTables(body: HTMLElement | null) {
  const ends = Array.from(body?.querySelectorAll('table') ?? [], stopWhereItScrolls);
  return () => {
    for (const end of ends) end?.();
  };
}

function Byline({ post }: { post: Post }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {post.category && (
        <span className="rounded-full bg-surface px-4 py-1.5 font-medium text-primary-deep">{post.category}</span>
      )}
      {post.author && <span>Por {post.author}</span>}
      <time dateTime={post.publishedAt}>{post.publishedOn}</time>
      <span>{readingMinutes(post.content)} min de leitura</span>
    </p>
  );
}

function AuthorBox({ post }: { post: Post }) {
  return (
    <section
      aria-label="Sobre quem escreveu"
      className="flex flex-wrap items-center gap-5 rounded-card bg-lilac p-card sm:flex-nowrap"
    >
      {post.authorImage && (
        <div className="size-20 shrink-0 overflow-hidden rounded-full">
          <Picture src={post.authorImage} shape="square" alt="" sizes="7rem" />
        </div>
      )}
      <div className="min-w-0">
        <h2 className="text-heading">{post.author}</h2>
        {post.authorBio && (
          <p className="mt-1 snug">
            <Text>{post.authorBio}</Text>
          </p>
        )}
      </div>
    </section>
  );
}
