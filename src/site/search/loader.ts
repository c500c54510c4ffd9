import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { api } from '../../lib/context';
import { readParameters, writeParameters } from '../../lib/page-parameters';

/** Only stores are found by a postal code, and their page puts the nearest first. */
export async function loadResults({ context, request }: LoaderFunctionArgs) {
  const { q, ...part } = readParameters('search/search', new URL(request.url).search);
  const query = q.trim();
  const found = query ? await unwrap(api(context).search.$get({ query: { q: query, ...part } })) : null;
  if (found?.isPostalCode)
    throw redirect(`/onde-estamos${writeParameters('locations/locations', { busca: query })}`, 302);
  return { query, found };
}
