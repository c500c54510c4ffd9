/** The nouns the simulation writes, and the fields it compares. */
export const FIELDS = {
  slides: ['title', 'subtitle', 'active'],
  posts: ['title', 'excerpt', 'image', 'publishedAt'],
  media: ['name', 'alt'],
  categories: ['name', 'highlighted'],
  products: ['category', 'number', 'name', 'priceCents', 'active'],
  locations: ['name', 'city', 'type', 'active'],
} as const;
export type Noun = keyof typeof FIELDS;
/** Nouns that can have a working copy. */
export type CopiedNoun = Exclude<Noun, 'media'>;
export const NOUNS = Object.keys(FIELDS) as Noun[];

/** Nouns whose rows have an order. */
const ORDERED = ['slides', 'categories'] as const;
export type OrderedNoun = (typeof ORDERED)[number];
export const isOrdered = (noun: Noun): noun is OrderedNoun => ORDERED.some((ordered) => ordered === noun);

export type Fields = Record<string, unknown>;
/** Id of a record: a number, or the key of a category. */
export type Id = number | string;
/** Ordered rows are in order. A picture in the trash is a record that is `gone` and can be restored. */
export type Stored = { id: Id; version: number; fields: Fields; gone?: true };
/** The unpublished changes to a record. */
export type Copy = { version: number; fields: Fields };
export const copyName = (noun: CopiedNoun, id: unknown) => `${noun} ${id}`;
/** A row of activity. */
export type Write = {
  noun: Noun | 'users';
  record: string;
  action: 'create' | 'update' | 'delete';
  by: Name;
  undoes: number | null;
  key: string | null;
  before: Fields | null;
  after: Fields | null;
  /** Number of the first write of its group. */
  group: number | null;
};

/**
 * Ana is an administrator, Edu an editor until his role is removed, Cid has only an account, Nina none until she signs up,
 * and Dora forgets her password.
 */
export const NAMES = ['Ana', 'Edu', 'Cid', 'Nina', 'Dora'] as const;
export type Name = (typeof NAMES)[number];
/** `called` is the name in the person's profile. */
type Person = { called: string; roles: string[]; active: boolean };
/** Products with a heart, by their numbers. */
export type Kept = { favourites: number[]; version: number };

export const emailOf = (name: Name) => `${name.toLowerCase()}@example.com`;

/** All durable state as a plain value: as the model predicts it, or as observed. */
export type World = Record<Noun, Stored[]> & {
  /** By {@link copyName}. */
  copies: Record<string, Copy>;
  people: Record<string, Person>;
  /** Digests of the valid tokens with which Nina can confirm a sign-up, and people can choose a new password. */
  links: { signUps: string[]; resets: Record<string, string[]> };
  /** Ids of the sessions that Nina can use, oldest first, and the products that she keeps. */
  sessions: string[];
  kept: Kept | null;
  /** By the address that a product has left, its id: visitors are redirected to it. */
  left: Record<string, number>;
  /** The n-th is the row of activity with the number n + 1. */
  writes: Write[];
};

/** Outside the world, but needed by acts: picture addresses by id, users, and groups by their first write. */
export type Facts = {
  addresses: Map<Id, string>;
  users: Map<Name, string>;
  groups: Map<number, string>;
  /** Whether sign-ups wait for their confirmation, with a valid link or not. */
  hasSignUps: boolean;
};

/** Returns the id of a record, as the activity names it. */
export const idIn = (noun: Noun, record: string): Id => (noun === 'categories' ? record : Number(record));

/** Returns the next id; ids are never reused. */
export function nextId(world: World, noun: Noun): number {
  const own = world.writes.filter((write) => write.noun === noun).map(({ record }) => Number(record));
  return Math.max(0, ...world[noun].map(({ id }) => Number(id)), ...own) + 1;
}
