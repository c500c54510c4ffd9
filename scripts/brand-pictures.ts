/**
 * Writes what the panel offers of the brand's pictures beside what editors upload: the end of `npm run pictures`, and to be
 * run alone after a change of the words in scripts/seed.
 */
import { writeFile } from 'node:fs/promises';
import { brandPictures } from './seed/brand-pictures.ts';

await writeFile('src/panel/media/brand-pictures.json', `${JSON.stringify(brandPictures(), null, 2)}\n`);
