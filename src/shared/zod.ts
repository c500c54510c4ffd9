import { z } from 'zod';

// Zod makes fast parsers by `new Function`, which the content policy refuses: the browser reports every try. A contract asks
// for this as it is made, so that it has to be settled before the first: whoever makes one takes `z` from here.
z.config({ jitless: true });

export { z };
