// `npm run dev`: Vite serves the same app from source, in workerd. Edits show at once.
import { wantedPort } from './port.mjs';
import { database, install, runPinned, secrets } from './prepare.mjs';

const port = await wantedPort();
install();
secrets();
database();
runPinned('node_modules/vite/bin/vite.js', ['dev'], {
  env: { PORT: String(port), CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
});
