import { formatLongDate } from '../../shared/format';
import type { PostCard } from '../../shared/post';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Text } from '../../ui/text';

type GridProps = { posts: PostCard[]; heading: Props['heading'] };

export function PostGrid({ posts, heading }: GridProps) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <li key={post.id}>
          <PostCardView post={post} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

type Props = { post: PostCard; heading: 'h2' | 'h3'; layout?: 'stacked' | 'beside' };

export function PostCardView({ post, heading: Heading, layout = 'stacked' }: Props) {
  const beside = layout === 'beside';
  return (
    <article className={`card ${beside ? 'lg:flex-row' : ''}`}>
      <div className={`overflow-hidden bg-lilac ${beside ? 'aspect-[7/4] lg:aspect-auto lg:w-2/5' : 'aspect-[7/4]'}`}>
        {post.image && (
          <Picture
            src={post.image}
            alt={post.imageAlt ?? ''}
            sizes={beside ? '(min-width: 64rem) 18rem, (min-width: 48rem) 45vw, 90vw' : '(min-width: 48rem) 45vw, 90vw'}
            className="zoom"
          />
        )}
      </div>
      <div className={`flex flex-1 flex-col gap-3 p-6 ${beside ? 'lg:justify-center' : ''}`}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {post.category && (
            <span className="rounded-full bg-lilac px-3 py-1 font-medium text-primary-deep">{post.category}</span>
          )}
          <time dateTime={post.publishedAt}>{formatLongDate(post.publishedAt)}</time>
        </p>
        <Heading className="text-heading">
          <Link to={`/blog/${post.id}`} className="card-link">
            <Text>{post.title}</Text>
          </Link>
        </Heading>
        {post.excerpt && (
          <p className="line-clamp-3 leading-snug">
            <Text>{post.excerpt}</Text>
          </p>
        )}
        {post.author && <p className="mt-auto text-sm text-muted">Por {post.author}</p>}
      </div>
    </article>
  );
}
