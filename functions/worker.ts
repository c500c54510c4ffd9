// The same edge as a Worker with static assets, for the day the site leaves Pages: `wrangler.workers.toml` names this file.
export { app as default } from '#edge';
