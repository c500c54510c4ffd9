import { useLoaderData } from 'react-router-dom';
import { FaqsPage } from '../faqs/faqs';
import { PreviewBand, PreviewHead } from './band';
import type { loadPreviewedFaq } from './loaders';

/** The FAQ page, with one question as typed among the published ones. The link's fragment opens it. */
export function FaqPreview() {
  const { facts, question, groups } = useLoaderData<typeof loadPreviewedFaq>();
  return (
    <>
      <PreviewHead title={question} />
      <FaqsPage groups={groups} />
      <PreviewBand facts={facts} />
    </>
  );
}
