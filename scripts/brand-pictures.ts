/**
 * Writes the list of the brand's pictures that the panel offers beside uploads. `npm run pictures` ends with it. Run it
 * alone after a change of the texts in scripts/seed.
 */
import { writeFile } from 'node:fs/promises';
import { brandPictures } from './seed/brand-pictures.ts';

await writeFile('src/panel/media/brand-pictures.json', `${JSON.stringify(brandPictures(), null, 2)}\n`);
