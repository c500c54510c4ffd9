import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { LocationRecord } from '../../src/shared/location';
import { callApi, openPanel } from './panel';

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

/** Creates a location for this test, with a unique name. */
export async function withLocation(page: Page, fields: Partial<Record<keyof typeof FIELDS, unknown>> = {}) {
  await openPanel(page);
  const name = `Teste ${randomUUID()}`;
  const { record } = await callApi<{ record: LocationRecord }>(page, 'POST', API, { ...FIELDS, name, ...fields });
  return record;
}

export const save = (page: Page, name: 'Adicionar' | 'Atualizar') =>
  page.getByRole('button', { name: new RegExp(`^${name}(?! horário)`) });
