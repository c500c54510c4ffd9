import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { api } from '../../lib/context';
import { previewPath } from '../../shared/preview-path';
import { loader as loadBranch } from '../branch/branch';
import { loadHome } from '../home/loader';
import { writtenOf } from '../layout/page-texts';

export async function loadPreviewedPost({ context, params: { token = '' } }: LoaderFunctionArgs) {
  return unwrap(api(context).previews.posts[':token'].$get({ param: { token } }));
}

export async function loadPreviewedLocation({ context, params: { token = '' } }: LoaderFunctionArgs) {
  const { facts, name, locations } = await unwrap(api(context).previews.locations[':token'].$get({ param: { token } }));
  return { facts, name, result: { locations, many: null, failure: null }, madeAt: Date.now() };
}

export async function loadPreviewedSlide({ context, params: { token = '' } }: LoaderFunctionArgs) {
  const [preview, written] = await Promise.all([
    unwrap(api(context).previews.slides[':token'].$get({ param: { token } })),
    writtenOf('inicio')({ context }),
  ]);
  return { ...preview, written };
}

export async function loadPreviewedProduct({ context, params: { token = '' } }: LoaderFunctionArgs) {
  return unwrap(api(context).previews.products[':token'].$get({ param: { token } }));
}

export async function loadPreviewedFaq({ context, params: { token = '' } }: LoaderFunctionArgs) {
  return unwrap(api(context).previews.faqs[':token'].$get({ param: { token } }));
}

export async function loadPreviewedCategory({ context, params: { token = '' } }: LoaderFunctionArgs) {
  return unwrap(api(context).previews.categories[':token'].$get({ param: { token } }));
}

const previewedPage = ({ context, params: { token = '' } }: LoaderFunctionArgs) =>
  unwrap(api(context).previews.pages[':token'].$get({ param: { token } }));

/** The home page's texts come with its other content. The branch page has no site frame, so it has its own preview. */
export async function loadPreviewedPage(asked: LoaderFunctionArgs) {
  const { token = '' } = asked.params;
  const { page, ...preview } = await previewedPage(asked);
  if (page === 'unidade') throw redirect(`/${previewPath('branch', token)}`, 302);
  return { ...preview, page, home: page === 'inicio' ? await loadHome(asked) : null };
}

export async function loadPreviewedBranch(asked: LoaderFunctionArgs) {
  const { token = '' } = asked.params;
  const [{ facts, page, written }, around] = await Promise.all([previewedPage(asked), loadBranch(asked)]);
  if (page !== 'unidade') throw redirect(`/${previewPath('pages', token)}`, 302);
  return { ...around, facts, written };
}
