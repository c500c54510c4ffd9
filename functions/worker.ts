// The same edge as a Worker with static assets, in case the site leaves Pages: the entry point in `wrangler.workers.toml`.
export { app as default } from '#edge';
