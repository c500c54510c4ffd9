import { Hono } from 'hono';
import { requireUser } from '../../auth/guard';
import type { AppEnv } from '../../env';
import { orderedInPanel } from '../nouns';
import { activity } from './activity';
import { backup } from './backup';
import { categories } from './categories';
import { exports } from './exports';
import { imports } from './imports';
import { locations } from './locations';
import { media } from './media';
import { requirePermission } from './needs';
import { pages } from './pages';
import { postalCodes } from './postal-codes';
import { posts } from './posts';
import { presence } from './presence';
import { products } from './products';
import { redirects } from './redirects';
import { search } from './search';
import { settings } from './settings';
import { stats } from './stats';
import { users } from './users';
import { limitWrites } from './writes';

/** The back office. Every route requires a session, and a role with the permission of its part (`needs.ts`). */
export const panel = new Hono<AppEnv>()
  .use(requireUser, requirePermission)
  // Has a limit of its own for uploads.
  .route('/media', media)
  // A beat of an open form writes no record, and limits its own number of rows.
  .route('/presence', presence)
  .use(limitWrites)
  .route('/stats', stats)
  .route('/posts', posts)
  .route('/', orderedInPanel)
  .route('/locations', locations)
  .route('/postal-codes', postalCodes)
  .route('/redirects', redirects)
  .route('/users', users)
  .route('/settings', settings)
  .route('/pages', pages)
  .route('/search', search)
  .route('/exports', exports)
  .route('/imports', imports)
  .route('/backup', backup)
  .route('/products', products)
  .route('/categories', categories)
  .route('/activity', activity);
