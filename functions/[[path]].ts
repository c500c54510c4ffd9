import { handle } from 'hono/cloudflare-pages';
import { app } from '#edge';

export const onRequest = handle(app);
