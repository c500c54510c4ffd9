import type { Post } from '../../shared/post';
import { ArticleView } from '../../site/blog/article-view';
import { SiteFrame } from './site-frame';

/** Windows of a computer and of a phone, in px. */
const WIDTHS = { computer: 1024, phone: 390 } as const;
export type Device = keyof typeof WIDTHS;

/** An article as the site shows it. */
export function ArticlePreview({ post, device }: { post: Post; device: Device }) {
  return (
    <SiteFrame title="Prévia da postagem" width={WIDTHS[device]} height="content">
      <ArticleView post={post} />
    </SiteFrame>
  );
}
