import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { api } from '../../lib/context';
import { sayings } from '../../shared/catalogue/parameters';
import type { Product } from '../../shared/product';

export async function loadCategories({ context, request }: LoaderFunctionArgs) {
  const { categories, products } = api(context);
  const [all, suiting] = await Promise.all([
    unwrap(categories.$get()),
    unwrap(products.suiting.$get({ query: asked(request) })),
  ]);
  return { categories: all, ...suiting };
}

export async function loadCategory({ context, params, request }: LoaderFunctionArgs) {
  const param = { key: params.category ?? '' };
  return unwrap(api(context).categories[':key'].$get({ param, query: asked(request) }));
}

export async function loadPack({ context, params }: LoaderFunctionArgs) {
  const key = params.category ?? '';
  const { pack, ...line } = await unwrap(api(context).categories[':key'].pack.$get({ param: { key } }));
  // Links outlive what a shop sells: the line is still there.
  if (!pack) throw redirect(`/produtos/${key}`, 302);
  return { pack, ...line };
}

export async function loadCompared({ context, request }: LoaderFunctionArgs) {
  return unwrap(api(context).products.compared.$get({ query: asked(request) }));
}

/** What means nothing among it the API leaves aside. */
const asked = ({ url }: Request) => sayings(new URL(url).search);

export async function loadProduct({ context, params }: LoaderFunctionArgs) {
  const { category = '', number = '' } = params;
  const found = unwrap(api(context).products[':category'][':number'].$get({ param: { category, number } }));
  // Within the application no link leads to where it stood before it moved: only the edge is asked for that.
  if (import.meta.env.SSR) leadOn((await found).product, `/produtos/${category}/${number}`);
  return found;
}

function leadOn({ category, number }: Product, asked: string) {
  const address = `/produtos/${category}/${number}`;
  if (address !== asked) throw redirect(address, 301);
}
