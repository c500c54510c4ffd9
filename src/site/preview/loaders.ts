import type { LoaderFunctionArgs } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { api } from '../../lib/context';
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
