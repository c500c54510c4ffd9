import type { PostCard } from '../../shared/post';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Text } from '../../ui/text';
import { worldOf } from '../../ui/world';
import { Wordmark } from '../layout/wordmark';

type GridProps = {
  posts: PostCard[];
  heading: Props['heading'];
  /** How the grid of the blog is drawn (`list.css`): `newest` has the first card large, `few-posts` one or two cards. */
  layout?: 'newest' | 'few-posts';
};

export function PostGrid({ posts, heading, layout }: GridProps) {
  const isFirstLarge = layout === 'newest' || (layout === 'few-posts' && posts.length === 1);
  return (
    <ul className={`grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3 ${layout ?? ''}`}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCardView post={post} heading={heading} layout={isFirstLarge && !index ? 'cover' : 'stacked'} />
        </li>
      ))}
    </ul>
  );
}

/** `sizes` by layout. A crop that fills the card's height is as wide as that height requires. */
const SIZES = {
  stacked: '(min-width: 48rem) 45vw, 90vw',
  lead: '(min-width: 64rem) 50vw, 92vw',
  cover: '(min-width: 64rem) 61vw, 90vw',
  beside: '(min-width: 80rem) 33rem, (min-width: 48rem) 45vw, 90vw',
};

/** If there is room: `lead` spans two columns, `cover` two rows as well, `beside` has its picture at the side. */
type Props = { post: PostCard; heading: 'h2' | 'h3'; layout?: keyof typeof SIZES };

export function PostCardView({ post, heading: Heading, layout = 'stacked' }: Props) {
  return (
    <article className={`card world post-${layout}`} style={worldOf(post.image)}>
      {post.image ? (
        <div className="post-picture">
          <Picture src={post.image} shape="wide" alt={post.imageAlt ?? ''} sizes={SIZES[layout]} className="zoom" />
        </div>
      ) : (
        <div aria-hidden className="post-picture grid place-items-center bg-primary text-white">
          <Wordmark className="h-18 w-auto" />
        </div>
      )}
      <div className="post-words">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {post.category && (
            <span className="rounded-full bg-surface px-3 py-1 font-medium text-primary-deep">{post.category}</span>
          )}
          <time dateTime={post.publishedAt}>{post.publishedOn}</time>
        </p>
        <Heading className="text-heading wrap-anywhere">
          <Link to={`/blog/${post.id}`} className="card-link" viewTransition>
            <Text>{post.title}</Text>
          </Link>
        </Heading>
        {post.excerpt && (
          <p className="line-clamp-3 snug">
            <Text>{post.excerpt}</Text>
          </p>
        )}
        {post.author && <p className="mt-auto text-sm text-muted">Por {post.author}</p>}
      </div>
    </article>
  );
}
