import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteUses } from '../../functions/db/site-uses';
import { mediaRows, picturesWithoutWords } from '../../scripts/seed/brand-pictures';
import { image } from '../../src/shared/image';
import { mediaIn, mediaPath } from '../../src/shared/media-address';
import { pages } from '../../src/shared/pages/pages';
import * as shown from '../../src/shared/pictures';

const rows = mediaRows();

describe("the brand's pictures in Mídia", () => {
  test('include every published picture', () => {
    expect(picturesWithoutWords()).toEqual([]);
  });

  test('are listed once each, in a folder, with an alternative text that a record accepts', () => {
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    for (const { address, alt, folder } of rows) {
      expect(image.safeParse({ src: address, alt }).error, address).toBeUndefined();
      expect(alt.length, address).toBeGreaterThan(20);
      expect(folder, address).not.toBe('');
    }
  });

  test('are files that the site serves, found by their keys', () => {
    expect(rows.filter(({ address }) => !existsSync(path.join('public', address)))).toEqual([]);
    expect(rows.map(({ key = '' }) => mediaPath(key))).toEqual(rows.map(({ address }) => address));
  });

  test('that the code shows have a place: fixed, or the page of which they are the original', () => {
    const originals = Object.values(pages).flatMap(({ texts }) => mediaIn(Object.values(texts).join(' ')));
    const keys = Object.values(shown).map((address) => mediaIn(address)[0] ?? '');
    expect(keys.filter((key) => siteUses(key).length === 0 && !originals.includes(key))).toEqual([]);
    expect(siteUses('loja-1-1600x1000-aaaaaa-bbbbbb')).toEqual([]);
  });
});
