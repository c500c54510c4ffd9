import { formatLongDate } from '../../shared/format';
import type { PostCard } from '../../shared/post';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Text } from '../../ui/text';
import { worldOf } from '../../ui/world';

type GridProps = {
  posts: PostCard[];
  heading: Props['heading'];
  /** The first stands large beside the next two, where there are as many. */
  leads?: boolean;
};

export function PostGrid({ posts, heading, leads = false }: GridProps) {
  const isLead = (index: number) => leads && index === 0 && posts.length > 2;
  return (
    <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, index) => (
        <li key={post.id} className={isLead(index) ? 'lg:col-span-2 lg:row-span-2' : ''}>
          <PostCardView post={post} heading={heading} layout={isLead(index) ? 'cover' : 'stacked'} />
        </li>
      ))}
    </ul>
  );
}

/** How wide its picture is drawn: of a crop that fills the card's height, as wide as that height asks for. */
const SIZES = {
  stacked: '(min-width: 48rem) 45vw, 90vw',
  lead: '(min-width: 64rem) 45vw, 92vw',
  cover: '(min-width: 64rem) min(62vw, 61rem), (min-width: 48rem) 45vw, 90vw',
  beside: '(min-width: 64rem) 33rem, (min-width: 48rem) 45vw, 90vw',
};

/** Its picture, where it does not keep its shape but fills what room there is. */
const PICTURES: Partial<Record<keyof typeof SIZES, string>> = {
  beside: 'lg:aspect-auto lg:w-2/5',
  cover: 'lg:aspect-auto lg:flex-1',
};

/** `lead` and `cover` stand across two columns, `beside` has its picture at its side; each where there is room. */
type Props = { post: PostCard; heading: 'h2' | 'h3'; layout?: keyof typeof SIZES };

export function PostCardView({ post, heading: Heading, layout = 'stacked' }: Props) {
  const beside = layout === 'beside';
  const isCover = layout === 'cover';
  return (
    <article className={`card world ${beside ? 'lg:flex-row' : ''}`} style={worldOf(post.image)}>
      <div className={`aspect-[7/4] overflow-hidden bg-lilac ${PICTURES[layout] ?? ''}`}>
        {post.image && <Picture src={post.image} alt={post.imageAlt ?? ''} sizes={SIZES[layout]} className="zoom" />}
      </div>
      <div className={`flex flex-col gap-3 p-6 ${isCover ? 'lg:p-10' : 'flex-1'} ${beside ? 'lg:justify-center' : ''}`}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {post.category && (
            <span className="rounded-full bg-surface px-3 py-1 font-medium text-primary-deep">{post.category}</span>
          )}
          <time dateTime={post.publishedAt}>{formatLongDate(post.publishedAt)}</time>
        </p>
        <Heading className={`wrap-anywhere ${isCover ? 'text-heading lg:text-title' : 'text-heading'}`}>
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
