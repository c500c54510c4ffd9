import type { LoaderFunctionArgs } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { api } from '../../lib/context';

export async function loadCategories({ context }: LoaderFunctionArgs) {
  return { categories: await unwrap(api(context).categories.$get()) };
}

export async function loadCategory({ context, params }: LoaderFunctionArgs) {
  return unwrap(api(context).categories[':key'].$get({ param: { key: params.category ?? '' } }));
}

export async function loadProduct({ context, params }: LoaderFunctionArgs) {
  const { category = '', number = '' } = params;
  return unwrap(api(context).products[':category'][':number'].$get({ param: { category, number } }));
}
