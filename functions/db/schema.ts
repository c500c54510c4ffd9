import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Act } from '../../src/shared/acts';
import { SUBJECTS } from '../../src/shared/faq';
import type { Image } from '../../src/shared/image';
import { GLUTEN_CODES } from '../../src/shared/label/gluten';
import { LACTOSE_CODES } from '../../src/shared/label/lactose';
import type { Allergen } from '../../src/shared/label/regulation';
import type { HoursException, OpeningHours } from '../../src/shared/location';
import { LOCATION_TYPES } from '../../src/shared/location-type';
import type { Crops, MediaType } from '../../src/shared/media-address';
import type { Noun } from '../../src/shared/nouns';
import type { Nutrition } from '../../src/shared/nutrition-facts';
import type { PageKey } from '../../src/shared/pages/labels';
import type { Payment } from '../../src/shared/payment';
import type { ProductMention } from '../../src/shared/product-mention';
import {
  readAllergens,
  readCrops,
  readExceptions,
  readHours,
  readNutrition,
  readPairings,
  readPayments,
  readPictures,
  readTexts,
  readUnsold,
} from '../../src/shared/stored-json';
import { edited, fieldsColumn, json, now, searchAppearance } from './columns';

export {
  keptProducts,
  mailboxTokens,
  outbox,
  passkeys,
  recoveryCodes,
  secondSteps,
  sessions,
  signUps,
  userRoles,
  users,
} from './account-tables';
export { locationCounts, productCounts } from './count-tables';
export { previews, workingCopies } from './unpublished';
export { clientErrors, limits, presence, visits } from './upkeep-tables';

/** The tables as `migrations/` creates them. Indexes and checks are defined only there. */
export const categories = sqliteTable('categories', {
  key: text().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  image: text().notNull(),
  imageAlt: text('image_alt').notNull(),
  highlighted: integer({ mode: 'boolean' }).notNull(),
  packSize: integer('pack_size'),
  packDiscount: integer('pack_discount').notNull().default(0),
  ...searchAppearance,
  position: integer().notNull(),
  address: text().notNull().default(''),
  ...edited,
});

export const formerCategoryAddresses = sqliteTable('former_category_addresses', {
  address: text().primaryKey(),
  category: text().notNull(),
  leftAt: text('left_at').notNull().default(now),
  version: edited.version,
});

export const products = sqliteTable('products', {
  id: integer().primaryKey({ autoIncrement: true }),
  category: text().notNull(),
  number: integer().notNull(),
  name: text().notNull(),
  priceCents: integer('price_cents').notNull(),
  description: text().notNull(),
  images: json<Image[]>(readPictures).notNull(),
  longDescription: text('long_description'),
  benefits: json<string[]>(readTexts).notNull(),
  nutrition: json<Nutrition>(readNutrition),
  ingredients: text(),
  contains: json<Allergen[]>(readAllergens).notNull().default([]),
  mayContain: json<Allergen[]>(readAllergens, 'may_contain').notNull().default([]),
  gluten: text({ enum: GLUTEN_CODES }),
  lactose: text({ enum: LACTOSE_CODES }),
  vegan: integer({ mode: 'boolean' }).notNull().default(false),
  caffeine: real(),
  pairings: json<ProductMention[]>(readPairings).notNull().default([]),
  ...searchAppearance,
  featured: integer({ mode: 'boolean' }).notNull(),
  active: integer({ mode: 'boolean' }).notNull(),
  searchText: text('search_text').notNull(),
  ...edited,
});

export const formerAddresses = sqliteTable(
  'former_addresses',
  {
    category: text().notNull(),
    number: integer().notNull(),
    productId: integer('product_id').notNull(),
    leftAt: text('left_at').notNull().default(now),
    version: edited.version,
  },
  ({ category, number }) => [primaryKey({ columns: [category, number] })],
);

export const redirects = sqliteTable('redirects', {
  key: text().primaryKey(),
  path: text().notNull(),
  target: text().notNull(),
  ...edited,
});

export const unknownPages = sqliteTable(
  'unknown_pages',
  { day: text().notNull(), path: text().notNull(), times: integer().notNull() },
  ({ day, path }) => [primaryKey({ columns: [day, path] })],
);

export const posts = sqliteTable('posts', {
  id: integer().primaryKey({ autoIncrement: true }),
  title: text().notNull(),
  excerpt: text(),
  content: text().notNull(),
  image: text(),
  imageAlt: text('image_alt'),
  category: text(),
  author: text(),
  authorImage: text('author_image'),
  authorBio: text('author_bio'),
  ...searchAppearance,
  publishedAt: text('published_at'),
  unpublishedAt: text('unpublished_at'),
  contentPolicy: integer('content_policy').notNull().default(1),
  searchText: text('search_text').notNull(),
  ...edited,
});

export const slides = sqliteTable('slides', {
  id: integer().primaryKey({ autoIncrement: true }),
  title: text().notNull(),
  subtitle: text(),
  imageUrl: text('image_url').notNull(),
  tallImageUrl: text('tall_image_url'),
  tone: text({ enum: ['light', 'dark'] }).notNull(),
  btn1Text: text('btn1_text'),
  btn1Link: text('btn1_link'),
  btn1Color: text('btn1_color'),
  btn2Text: text('btn2_text'),
  btn2Link: text('btn2_link'),
  btn2Color: text('btn2_color'),
  position: integer().notNull(),
  active: integer({ mode: 'boolean' }).notNull(),
  ...edited,
});

export const faqs = sqliteTable('faqs', {
  id: integer().primaryKey({ autoIncrement: true }),
  subject: text({ enum: SUBJECTS }).notNull(),
  question: text().notNull(),
  answer: text().notNull(),
  position: integer().notNull(),
  active: integer({ mode: 'boolean' }).notNull(),
  ...edited,
});

export const locations = sqliteTable('locations', {
  id: integer().primaryKey({ autoIncrement: true }),
  name: text().notNull(),
  address: text().notNull(),
  city: text().notNull(),
  uf: text().notNull(),
  zipcode: text(),
  phone: text(),
  email: text(),
  schedule: text(),
  hours: json<OpeningHours[]>(readHours),
  exceptions: json<HoursException[]>(readExceptions).notNull().default([]),
  takesOrders: integer('takes_orders', { mode: 'boolean' }).notNull().default(true),
  districts: json<string[]>(readTexts).notNull().default([]),
  minimumCents: integer('minimum_cents'),
  payments: json<Payment[]>(readPayments).notNull().default([]),
  unsold: json<ProductMention[]>(readUnsold).notNull().default([]),
  type: text({ enum: LOCATION_TYPES }).notNull(),
  latitude: real(),
  longitude: real(),
  image: text(),
  active: integer({ mode: 'boolean' }).notNull(),
  searchText: text('search_text').notNull(),
  ...edited,
});

export const settings = sqliteTable('settings', {
  id: integer().primaryKey(),
  overrides: text({ mode: 'json' }).$type<unknown>().notNull(),
  version: edited.version,
  updatedAt: edited.updatedAt,
});

export const pages = sqliteTable('pages', {
  page: text().primaryKey().$type<PageKey>(),
  overrides: text({ mode: 'json' }).$type<unknown>().notNull(),
  version: edited.version,
  updatedAt: edited.updatedAt,
});

export const activity = sqliteTable('activity', {
  id: integer().primaryKey({ autoIncrement: true }),
  at: text().notNull().default(now),
  userId: text('user_id'),
  action: text({ enum: ['create', 'update', 'delete'] }).notNull(),
  noun: text().notNull().$type<Noun>(),
  recordId: text('record_id').notNull(),
  title: text().notNull(),
  before: fieldsColumn<object>(),
  after: fieldsColumn<object>(),
  undoes: integer(),
  idempotencyKey: text('idempotency_key'),
  idempotencyDigest: text('idempotency_digest'),
  /** Shared by all writes of one import or of one act on many records. */
  groupId: text('import_id'),
  act: text().$type<Act>(),
});

export const media = sqliteTable('media', {
  id: integer().primaryKey({ autoIncrement: true }),
  key: text().notNull(),
  state: text({ enum: ['pending', 'committed', 'trashed', 'removed'] })
    .notNull()
    .default('pending'),
  name: text().notNull(),
  alt: text().notNull(),
  folder: text(),
  focalX: real('focal_x').notNull().default(0.5),
  focalY: real('focal_y').notNull().default(0.5),
  crops: json<Crops>(readCrops).notNull().default({}),
  color: text().notNull(),
  type: text().$type<MediaType>(),
  width: integer(),
  height: integer(),
  bytes: integer(),
  address: text(),
  /** SHA-256 of the original as uploaded, in hexadecimal; NULL for uploads from before it was stored. */
  digest: text(),
  /** For a medium in the trash because its file was replaced: the medium that has the new file. */
  replacedBy: integer('replaced_by'),
  searchText: text('search_text').notNull(),
  ...edited,
});
