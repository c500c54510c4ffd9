import { previewOf } from '../picture';
import type { Post, PostCard } from '../post';
import { appearanceOfPost } from '../post-appearance';
import type { SiteSettings } from '../settings';
import { organizationMention } from './organization';
import { absoluteAll, SCHEMA } from './schema-org';

type Site = { origin: string; settings: SiteSettings };

/** An article, in full: described and pictured as in its head. */
export function blogPostingData(site: Site, post: Post): object {
  const { origin } = site;
  const { description, image } = appearanceOfPost(post);
  const { url, ...mention } = postMention(site, { ...post, excerpt: description }, image);
  return {
    '@context': SCHEMA,
    ...mention,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    dateModified: [post.updatedAt, post.publishedAt].sort().at(-1),
    publisher: organizationMention(origin, site.settings),
    inLanguage: 'pt-BR',
    ...(post.category && { articleSection: post.category }),
  };
}

/** The blog with the articles of the page in view. */
export function blogData(site: Site, posts: PostCard[]): object {
  const { origin, settings } = site;
  return {
    '@context': SCHEMA,
    '@type': 'Blog',
    '@id': `${origin}/blog#blog`,
    name: `Blog da ${settings.brandPhrase}`,
    url: `${origin}/blog`,
    inLanguage: 'pt-BR',
    publisher: organizationMention(origin, settings),
    blogPost: posts.map((post) => postMention(site, post)),
  };
}

/** Returns an article as the blog mentions it. Without an author it is the brand's; `shared` replaces its cover's preview. */
function postMention({ origin, settings }: Site, post: PostCard, shared?: string | null) {
  const pictures = [previewOf(shared || post.image), ...(post.image ? [post.image] : [])];
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    ...(post.excerpt && { description: post.excerpt }),
    image: absoluteAll(origin, pictures),
    datePublished: post.publishedAt,
    author: post.author ? { '@type': 'Person', name: post.author } : organizationMention(origin, settings),
    url: `${origin}/blog/${post.id}`,
  };
}
