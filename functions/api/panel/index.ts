import { Hono } from 'hono';
import { requirePanel, requireUser } from '../../auth/guard';
import type { AppEnv } from '../../env';
import { activity } from './activity';
import { categories } from './categories';
import { exports } from './exports';
import { imports } from './imports';
import { locations } from './locations';
import { media } from './media';
import { postalCodes } from './postal-codes';
import { posts } from './posts';
import { products } from './products';
import { search } from './search';
import { settings } from './settings';
import { slides } from './slides';
import { stats } from './stats';
import { users } from './users';
import { limitWrites } from './writes';

/** The back office. Nothing of it answers without a session whose role, as D1 has it now, opens the panel. */
export const panel = new Hono<AppEnv>()
  .use(requireUser, requirePanel)
  // Counts its uploads otherwise.
  .route('/media', media)
  .use(limitWrites)
  .route('/stats', stats)
  .route('/posts', posts)
  .route('/slides', slides)
  .route('/locations', locations)
  .route('/postal-codes', postalCodes)
  .route('/users', users)
  .route('/settings', settings)
  .route('/search', search)
  .route('/exports', exports)
  .route('/imports', imports)
  .route('/products', products)
  .route('/categories', categories)
  .route('/activity', activity);
