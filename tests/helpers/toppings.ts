import { beforeAll, beforeEach, expect } from 'vitest';
import type { Page } from '../../src/shared/page';
import type { ProductInput, ProductRecord, ProductRow } from '../../src/shared/product';
import { NO_SEARCH_APPEARANCE } from '../../src/shared/search-appearance';
import { type Browser, signIn } from './account';
import { env } from './edge';

export const PATH = '/api/panel/products';
export type Written = { record: ProductRecord; activityId: number };
export type List = Page<ProductRow>;
type Refusal = { error: string; code?: string; fields?: Record<string, string> };
type Activity = Record<string, string | number | null>;

export const NUTRITION = {
  servingSize: 60,
  servingUnit: 'g' as const,
  servingMeasure: '1 bola',
  servingsPerPack: 5,
  calories: 120,
  carbs: 10,
  totalSugars: 5,
  addedSugars: 0,
  proteins: 14,
  fats: 2.5,
  saturatedFats: 1,
  transFats: 0,
  fibers: 2,
  sodium: null,
};
export const FIELDS: ProductInput = {
  category: 'toppins',
  number: 0,
  name: 'Calda de Açaí',
  priceCents: 990,
  description: 'Para cobrir tudo.',
  images: [{ src: '/images/calda.webp', alt: 'Um pote de calda' }],
  longDescription: 'Primeiro parágrafo.\n\nSegundo.',
  benefits: ['Pronta para servir'],
  nutrition: NUTRITION,
  ingredients: 'Polpa de açaí, açúcar e leite em pó.',
  contains: ['milk'],
  mayContain: ['peanuts'],
  gluten: 'free',
  lactose: 'contains',
  vegan: false,
  caffeine: null,
  pairings: [],
  ...NO_SEARCH_APPEARANCE,
  featured: false,
  active: true,
};

/** Actions of an administrator in a category that is emptied before each test. */
export function withToppings() {
  let admin: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    admin = await signIn('admin');
  });
  beforeEach(async () => {
    await env.DB.batch([
      env.DB.prepare("DELETE FROM products WHERE category = 'toppins'"),
      env.DB.prepare("DELETE FROM former_addresses WHERE category = 'toppins'"),
      env.DB.prepare('DELETE FROM limits'),
    ]);
  });

  async function list(query: Record<string, string> = {}): Promise<List> {
    const response = await admin.get(`${PATH}?${new URLSearchParams(query)}`);
    expect(response.status).toBe(200);
    return response.json();
  }
  return {
    get user() {
      return admin.user;
    },
    get: (...sent: Parameters<Browser['get']>) => admin.get(...sent),
    json: (...sent: Parameters<Browser['json']>) => admin.json(...sent),
    async create(fields: Partial<ProductInput> = {}): Promise<ProductRecord> {
      const response = await admin.json('POST', PATH, { ...FIELDS, ...fields });
      expect(response.status, await response.clone().text()).toBe(201);
      return ((await response.json()) as Written).record;
    },
    list,
    names: async (query: Record<string, string>) =>
      (await list({ category: 'toppins', ...query })).rows.map(({ name }) => name),
  };
}

export const refusal = async (response: Response) => [response.status, await response.json()] as [number, Refusal];

export const lastWrites = async (count = 1) =>
  (await env.DB.prepare('SELECT * FROM activity ORDER BY id DESC LIMIT ?').bind(count).all<Activity>()).results;

export const writes = async () =>
  (await env.DB.prepare('SELECT count(*) AS n FROM activity').first<{ n: number }>())?.n ?? 0;
