import { useLoaderData } from 'react-router-dom';
import { Article } from '../blog/article';
import { PreviewBand, PreviewHead } from './band';
import type { loadPreviewedPost } from './loaders';

/** An article as typed. */
export function PostPreview() {
  const { facts, post, related } = useLoaderData<typeof loadPreviewedPost>();
  return (
    <>
      <PreviewHead title={post.title} />
      <Article post={post} related={related} />
      <PreviewBand facts={facts} />
    </>
  );
}
