import type { LoaderFunctionArgs } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { api } from '../../lib/context';

export async function loadPreviewedPost({ context, params: { token = '' } }: LoaderFunctionArgs) {
  return unwrap(api(context).previews.posts[':token'].$get({ param: { token } }));
}

export async function loadPreviewedProduct({ context, params: { token = '' } }: LoaderFunctionArgs) {
  return unwrap(api(context).previews.products[':token'].$get({ param: { token } }));
}
