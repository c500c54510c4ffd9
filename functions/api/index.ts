import { Hono } from 'hono';
import { readTogether } from '../db/reads';
import type { AppEnv } from '../env';
import { onApiError } from '../http/errors';
import { categories } from './categories';
import { locations } from './locations';
import { posts } from './posts';
import { products } from './products';
import { search } from './search';
import { settings } from './settings';
import { slides } from './slides';

/** Every noun under `/api`. Imports nothing of `pages/`, or the types that reach the client would become `any`. */
export const api = new Hono<AppEnv>()
  .basePath('/api')
  .onError(onApiError)
  .notFound((c) => c.json({ error: 'Endereço não encontrado' }, 404))
  .use(async (c, next) => {
    c.set('read', c.env.readTogether ?? readTogether(c.env.DB));
    await next();
    c.header('Cache-Control', 'no-cache');
  })
  .route('/settings', settings)
  .route('/slides', slides)
  .route('/categories', categories)
  .route('/products', products)
  .route('/posts', posts)
  .route('/locations', locations)
  .route('/search', search);

export type Api = typeof api;
