import type { Page } from '@playwright/test';
import type { LocationRecord } from '../../src/shared/location';
import { callApi, openPanel } from './panel';
import { uniqueName } from './unique-name';

export const API = '/api/panel/locations';
export const LIST = '/painel/locations';

export const FIELDS = {
  address: 'Rua do Teste, 10',
  city: 'São Mateus',
  uf: 'ES',
  zipcode: null,
  phone: null,
  email: null,
  schedule: null,
  exceptions: [],
  hours: null,
  type: 'retailer',
  takesOrders: true,
  districts: [],
  minimumCents: null,
  payments: [],
  unsold: [],
  latitude: null,
  longitude: null,
  image: null,
  // Inactive: other tests count the locations visitors see.
  active: false,
};

type Fields = Partial<Record<keyof typeof FIELDS | 'name', unknown>>;

/** Creates a location for this test, with a unique name, through the API; the page must be signed in. */
export async function createLocation(page: Page, fields: Fields = {}): Promise<LocationRecord> {
  const location = { ...FIELDS, name: uniqueName('Teste'), ...fields };
  return (await callApi<{ record: LocationRecord }>(page, 'POST', API, location)).record;
}

/** Opens the panel and creates a location for this test. */
export async function withLocation(page: Page, fields: Fields = {}): Promise<LocationRecord> {
  await openPanel(page);
  return createLocation(page, fields);
}

export const save = (page: Page, name: 'Adicionar' | 'Atualizar') =>
  page.getByRole('button', { name: new RegExp(`^${name}(?! horário)`) });
