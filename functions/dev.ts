import { app } from './app';

/** The worker of `npm run dev`: the same app, served by Vite. */
export default { fetch: app.fetch };
