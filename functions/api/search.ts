import { Hono } from 'hono';
import { z } from 'zod';
import type { LocationFound } from '../../src/shared/location';
import type { PostCard } from '../../src/shared/post';
import type { ProductCard } from '../../src/shared/product';
import { searchWords } from '../../src/shared/search';
import { locationsFound } from '../db/locations';
import { postsFound } from '../db/posts';
import { productsFound } from '../db/products';
import type { AppEnv } from '../env';
import { queryParams } from '../http/valid';
import { toCard } from './products';

const PRODUCTS = 12;
const POSTS = 6;
const LOCATIONS = 12;

type Found = { products: ProductCard[]; posts: PostCard[]; locations: LocationFound[] };

/** What visitors may see, by its words: products, published posts and active locations. */
export const search = new Hono<AppEnv>().get('/', queryParams(z.object({ q: z.string().optional() })), async (c) => {
  const words = searchWords(c.req.valid('query').q ?? '');
  if (words.length === 0) return c.json<Found, 200>({ products: [], posts: [], locations: [] }, 200);
  const [products, posts, locations] = await Promise.all([
    c.var.read((db) => productsFound(db, words, PRODUCTS)),
    c.var.read((db) => postsFound(db, new Date().toISOString(), words, POSTS)),
    c.var.read((db) => locationsFound(db, words, LOCATIONS)),
  ]);
  return c.json<Found, 200>({ products: products.map(toCard), posts, locations }, 200);
});
