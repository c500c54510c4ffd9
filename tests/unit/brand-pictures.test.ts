import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteUses } from '../../functions/db/panel/site-uses';
import { mediaRows, picturesWithoutWords } from '../../scripts/seed/brand-pictures';
import { image } from '../../src/shared/image';
import { mediaIn, mediaPath } from '../../src/shared/media-address';
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

  test('that a page shows by itself say so', () => {
    const unsaid = Object.entries(shown).filter(([, address]) => siteUses(mediaIn(address)[0] ?? '').length === 0);
    expect(unsaid).toEqual([]);
    expect(siteUses(mediaIn(shown.bite)[0] ?? '').map(({ title }) => title)).toEqual(['Sobre', 'Busca']);
    expect(siteUses('loja-1-1600x1000-aaaaaa-bbbbbb')).toEqual([]);
  });
});
