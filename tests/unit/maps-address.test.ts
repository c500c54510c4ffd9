import { describe, expect, test } from 'vitest';
import { readMapsAddress, readPair } from '../../src/panel/locations/maps-address';

const HERE = { latitude: -20.33214, longitude: -40.28865 };

describe('the point of a Google Maps address is read from', () => {
  test.each([
    ['where the map stands', 'https://www.google.com/maps/@-20.33214,-40.28865,17z'],
    ['a pin', 'https://www.google.com/maps/place/Soul/data=!4m6!3m5!1s0x0:0x0!8m2!3d-20.33214!4d-40.28865!16s'],
    ['a search', 'https://www.google.com/maps?q=-20.33214,-40.28865'],
    ['a search by its own name', 'https://maps.google.com.br/?ll=-20.33214,-40.28865&z=16'],
    ['a search by path', 'https://www.google.com/maps/search/-20.33214,+-40.28865?entry=tts'],
    ['the documented search', 'https://www.google.com/maps/search/?api=1&query=-20.33214%2C-40.28865'],
    ['a way there', 'https://www.google.com/maps/dir/?api=1&destination=-20.33214,-40.28865'],
    ['a way from somewhere else', 'https://www.google.com/maps/dir/-20.1,-40.2/-20.33214,-40.28865'],
    ['a labelled point', 'https://maps.google.com/?q=loc:-20.33214,-40.28865'],
    ['a pasted line with spaces around it', '  https://www.google.com.br/maps/@-20.33214,-40.28865,17z\n'],
  ])('%s', (_, address) => {
    expect(readMapsAddress(address)).toEqual({ kind: 'point', point: HERE });
  });

  test('a pin rather than from the centre of the map', () => {
    const address = 'https://www.google.com/maps/place/Soul/@-20.4,-40.5,15z/data=!3m1!8m2!3d-20.33214!4d-40.28865';
    expect(readMapsAddress(address)).toEqual({ kind: 'point', point: HERE });
  });
});

test.each(['https://maps.app.goo.gl/AbC123', 'https://goo.gl/maps/AbC123'])(
  '%s is a short link, which contains no point',
  (address) => {
    expect(readMapsAddress(address)).toEqual({ kind: 'short' });
  },
);

test.each([
  'https://www.google.com/maps/place/Vila+Velha+-+ES',
  'https://www.google.com/maps/@-95.1,-40.28865,17z',
  'https://www.google.com/maps/search/100%',
])('%s is a Google Maps address without a point', (address) => {
  expect(readMapsAddress(address)).toEqual({ kind: 'unknown' });
});

test.each([
  '-20.33214',
  'Av. Champagnat, 100',
  'https://example.com/maps/@-20.33214,-40.28865',
  'https://google.com.evil.example/maps/@-20.33214,-40.28865',
  'https://www.google.com/search?q=-20.33214,-40.28865',
  '',
])('«%s» is no address of Google Maps', (text) => {
  expect(readMapsAddress(text)).toBeNull();
});

test('a pair of coordinates is read in the form that maps copy', () => {
  expect(readPair('-20.33214, -40.28865')).toEqual(HERE);
  expect(readPair('-20,33214')).toBeNull();
  expect(readPair('-20.33214')).toBeNull();
});
