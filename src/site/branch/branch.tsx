import './branch.css';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { orNull, unwrap } from '../../lib/api';
import { api, siteContext } from '../../lib/context';
import type { PageHandle } from '../../lib/page-handle';
import { branchBusiness } from '../../shared/schema-org/locations';
import { PageHead } from '../layout/head';
import { LateStyles } from '../layout/late-styles';
import { writtenOf } from '../layout/page-texts';
import { BranchView } from './branch-view';

/** Loads the branch's links, and whatever else can be read: a failure of hours or products does not block the page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { settings, products, locations } = api(context);
  const read = unwrap(settings.$get());
  const [shown, featured, location, written] = await Promise.all([
    // Only the edge knows the default settings, the fallback.
    import.meta.env.SSR ? orNull(read).then((found) => found ?? context.get(siteContext).defaults) : read,
    orNull(unwrap(products.featured.$get())),
    orNull(unwrap(locations.branch.$get())),
    writtenOf('unidade')({ context }),
  ]);
  return { branch: shown.branch, featured: featured ?? [], location, written, madeAt: Date.now() };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Loaded> | undefined = import.meta.env.SSR
  ? { structuredData: ({ branch }, { origin }) => [branchBusiness(origin, branch)] }
  : undefined;

/** The link-in-bio page of the Recife branch: one column of links, without the site's header and footer. */
export function Component() {
  const loaded = useLoaderData<Loaded>();
  return (
    <div className="bio">
      <PageHead of={loaded.written} />
      <BranchView {...loaded} />
      <LateStyles />
    </div>
  );
}
