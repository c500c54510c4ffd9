import { useLoaderData } from 'react-router-dom';
import { FaqsPage } from '../faqs/faqs';
import { PreviewBand, PreviewHead } from './band';
import type { loadPreviewedFaq } from './loaders';

/** The page of questions, with one as it is typed among those that visitors see: the link's address opens it. */
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
