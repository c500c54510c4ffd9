import type { LoaderFunctionArgs } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { api } from '../../lib/context';
import { readParameters } from '../../lib/page-parameters';

export async function loadResults({ context, request }: LoaderFunctionArgs) {
  const query = readParameters('search/search', new URL(request.url).search).q.trim();
  return { query, found: query ? await unwrap(api(context).search.$get({ query: { q: query } })) : null };
}
