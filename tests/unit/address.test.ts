import { expect, test } from 'vitest';
import { addressLine, cityName, placeLines } from '../../src/shared/address';

test.each([
  ['Rua A, 10 - ', 'Rua A, 10'],
  [' - Rua A', 'Rua A'],
  ['Rua A, , , Centro', 'Rua A, Centro'],
  ['Rua A,- Centro', 'Rua A, Centro'],
  ['Rua A, 10 - Centro', 'Rua A, 10 - Centro'],
])('drops dangling separators from %j', (typed, line) => {
  expect(addressLine(typed)).toBe(line);
});

test.each([
  ['vila velha', 'Vila Velha'],
  ['VILA VELHA', 'Vila Velha'],
  ["santa bárbara d'oeste", "Santa Bárbara d'Oeste"],
  ['são joão del-rei', 'São João del-Rei'],
  ['do norte', 'Do Norte'],
  ['Vila velha', 'Vila velha'],
  ['', ''],
])('a city typed as %j is called %j', (typed, name) => {
  expect(cityName(typed)).toBe(name);
});

test.each([
  ['Av. Champagnat, 100 - Praia da Costa', 'Praia da Costa, Vila Velha - ES', 'Av. Champagnat, 100'],
  ['Shopping Vitória – Loja – Enseada', 'Enseada, Vila Velha - ES', 'Shopping Vitória – Loja'],
  ['Av. Champagnat, 100 - Vila Velha', 'Vila Velha - ES', 'Av. Champagnat, 100'],
  ['Av. Champagnat - Loja 12', 'Vila Velha - ES', 'Av. Champagnat - Loja 12'],
  ['Av. Champagnat, 100', 'Vila Velha - ES', 'Av. Champagnat, 100'],
])('shows the address %s on two lines', (address, ...lines) => {
  expect(placeLines({ address, city: 'Vila Velha', uf: 'ES' })).toEqual(lines);
});
