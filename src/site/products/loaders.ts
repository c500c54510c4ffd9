import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { api } from '../../lib/context';
import { sayings } from '../../shared/catalogue/parameters';

export async function loadCategories({ context, request }: LoaderFunctionArgs) {
  const { categories, products } = api(context);
  const [all, suiting] = await Promise.all([
    unwrap(categories.$get()),
    unwrap(products.suiting.$get({ query: asked(request) })),
  ]);
  return { categories: all, ...suiting };
}

export async function loadCategory({ context, params, request }: LoaderFunctionArgs) {
  const param = { address: params.category ?? '' };
  const found = await unwrap(api(context).categories[':address'].$get({ param, query: asked(request) }));
  if (import.meta.env.SSR) redirectFormer(param.address, found.category.address);
  return found;
}

export async function loadPack({ context, params }: LoaderFunctionArgs) {
  const param = { address: params.category ?? '' };
  const { pack, ...line } = await unwrap(api(context).categories[':address'].pack.$get({ param }));
  // Old links may point to a line no longer sold by the box: the line's page still exists.
  if (!pack) throw redirect(`/produtos/${line.category.address}`, 302);
  if (import.meta.env.SSR) redirectFormer(`${param.address}/caixa`, `${line.category.address}/caixa`);
  return { pack, ...line };
}

export async function loadCompared({ context, request }: LoaderFunctionArgs) {
  return unwrap(api(context).products.compared.$get({ query: asked(request) }));
}

/** The API ignores parameters without a meaning. */
const asked = ({ url }: Request) => sayings(new URL(url).search);

export async function loadProduct({ context, params }: LoaderFunctionArgs) {
  const { category: address = '', number = '' } = params;
  const found = await unwrap(api(context).products[':address'][':number'].$get({ param: { address, number } }));
  if (import.meta.env.SSR) redirectFormer(`${address}/${number}`, `${found.address}/${found.product.number}`);
  return found;
}

/**
 * Redirects from a former address of a line or a product. Only needed at the edge: within the application hardly any link
 * has such an address, and it shows the same page.
 */
function redirectFormer(asked: string, present: string) {
  if (asked !== present) throw redirect(`/produtos/${present}`, 301);
}
