import type { HomeTexts } from '../../shared/pages/home-texts';
import type { PostCard } from '../../shared/post';
import { PostCardView } from '../blog/post-card';
import { SectionHeading } from './section-heading';

/** One large teaser and two small. */
export function LatestPosts({ posts, texts }: { posts: PostCard[]; texts: HomeTexts }) {
  return (
    <section aria-labelledby="blog-titulo" className="shell section">
      <SectionHeading
        id="blog-titulo"
        title={texts.homePostsTitle}
        text={texts.homePosts}
        link={{ to: '/blog', label: texts.homePostsLink }}
      />
      <ul className="grid grid-cols-1 gap-6 md:grid-cols-2">
        {posts.map((post, index) => (
          <li key={post.id} data-reveal="" className={index === 0 ? 'md:col-span-2 lg:col-span-1 lg:row-span-2' : ''}>
            <PostCardView post={post} layout={index === 0 ? 'lead' : 'beside'} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
