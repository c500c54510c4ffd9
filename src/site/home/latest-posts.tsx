import type { Written } from '../../shared/pages/written';
import type { PostCard } from '../../shared/post';
import { PostCardView } from '../blog/post-card';
import { SectionHeading } from './section-heading';

/** One large teaser and two small ones. */
export function LatestPosts({ posts, written }: { posts: PostCard[]; written: Written }) {
  return (
    <section aria-labelledby="blog-titulo" className="shell section">
      <SectionHeading id="blog-titulo" written={written} name="homePosts" to="/blog" />
      <ul className="beside md:grid-cols-2">
        {posts.map((post, index) => (
          <li key={post.id} data-reveal="">
            <PostCardView post={post} layout={index === 0 ? 'lead' : 'beside'} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
