import type { LoaderFunctionArgs } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { api } from '../../lib/context';
import { textsOf } from '../layout/page-texts';

export async function loadPreviewedPost({ context, params: { token = '' } }: LoaderFunctionArgs) {
  return unwrap(api(context).previews.posts[':token'].$get({ param: { token } }));
}

export async function loadPreviewedLocation({ context, params: { token = '' } }: LoaderFunctionArgs) {
  const { facts, name, locations } = await unwrap(api(context).previews.locations[':token'].$get({ param: { token } }));
  return { facts, name, result: { locations, many: null, failure: null }, madeAt: Date.now() };
}

export async function loadPreviewedSlide({ context, params: { token = '' } }: LoaderFunctionArgs) {
  const [preview, own] = await Promise.all([
    unwrap(api(context).previews.slides[':token'].$get({ param: { token } })),
    textsOf('inicio')({ context }),
  ]);
  return { ...preview, own };
}

export async function loadPreviewedProduct({ context, params: { token = '' } }: LoaderFunctionArgs) {
  return unwrap(api(context).previews.products[':token'].$get({ param: { token } }));
}
