import '../blog/article.css';
import { useEffect } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { WrittenPage } from '../../shared/pages/written';
import { PageHead } from '../layout/head';
import { type Legal, LegalView } from './legal-view';

/** A legal text: numbered sections, each with its own address, and their table of contents. */
export function LegalPage(legal: Legal) {
  const written = useLoaderData<WrittenPage>();
  useFocusOnSection();
  return (
    <>
      <PageHead of={written} />
      <LegalView {...legal} written={written} />
    </>
  );
}

/** Moves keyboard focus to the section chosen in the table of contents, where reading and tabbing continue. */
function useFocusOnSection() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same section can be requested again.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash, key]);
}
