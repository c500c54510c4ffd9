import '../about/about.css';
import '../blog/article.css';
import '../branch/branch.css';
import '../home/below.css';
import '../home/home.css';
import '../licensing/below.css';
import '../licensing/licensing.css';
import { useLoaderData } from 'react-router-dom';
import { PAGES } from '../../shared/pages/labels';
import { privacyAnchors, termsAnchors } from '../../shared/pages/legal-anchors';
import { AboutView } from '../about/about-view';
import { BranchView } from '../branch/branch-view';
import { HomePage } from '../home/home';
import { LegalView } from '../legal/legal-view';
import { LicensingView } from '../licensing/licensing-view';
import { PreviewBand, PreviewHead } from './band';
import type { loadPreviewedBranch, loadPreviewedPage } from './loaders';

/** A page of the site with its texts as typed. */
export function PagePreview() {
  const { facts, page, ...shown } = useLoaderData<typeof loadPreviewedPage>();
  return (
    <>
      <PreviewHead title={PAGES[page].name} />
      <View page={page} {...shown} />
      <PreviewBand facts={facts} />
    </>
  );
}

type Shown = Omit<Awaited<ReturnType<typeof loadPreviewedPage>>, 'facts'>;

function View({ page, written, home }: Shown) {
  if (home) return <HomePage {...home} written={written} />;
  if (page === 'sobre') return <AboutView written={written} />;
  if (page === 'licencie') return <LicensingView written={written} />;
  const { name } = PAGES[page];
  return page === 'privacidade' ? (
    <LegalView title={name} name="privacy" anchors={privacyAnchors} written={written} />
  ) : (
    <LegalView title={name} name="terms" anchors={termsAnchors} written={written} />
  );
}

/** The branch page, without the site's header and footer. */
export function BranchPreview() {
  const { facts, ...loaded } = useLoaderData<typeof loadPreviewedBranch>();
  return (
    <>
      <PreviewHead title={PAGES.unidade.name} />
      <div className="bio">
        <BranchView {...loaded} />
      </div>
      <PreviewBand facts={facts} />
    </>
  );
}
