import { z } from 'zod';

// Zod compiles fast parsers with `new Function`, which the content policy blocks: browsers report every attempt. Zod
// reads this setting when a schema is created, so it must be set before the first one: import `z` from here.
z.config({ jitless: true });

export { z };
