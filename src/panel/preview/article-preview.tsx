import type { Post } from '../../shared/post';
import { ArticleView } from '../../site/blog/article-view';
import type { Device } from './device-switch';
import { SiteFrame } from './site-frame';

/** Widths of the simulated windows, in px. */
const WIDTHS: Record<Device, number> = { computer: 1024, phone: 390 };

/** Renders an article as the site shows it. */
export function ArticlePreview({ post, device }: { post: Post; device: Device }) {
  return (
    <SiteFrame title="Prévia da postagem" width={WIDTHS[device]} height="content">
      <ArticleView post={post} />
    </SiteFrame>
  );
}
