import { env } from '../../helpers/edge';

/** The nouns the simulation writes, and the fields it compares. */
export const FIELDS = {
  slides: ['title', 'subtitle', 'active'],
  posts: ['title', 'excerpt', 'image', 'publishedAt'],
  media: ['name', 'alt'],
} as const;
export type Noun = keyof typeof FIELDS;
/** Nouns that can have a working copy. */
export type CopiedNoun = Exclude<Noun, 'media'>;
export const NOUNS = Object.keys(FIELDS) as Noun[];

export type Fields = Record<string, unknown>;
/** Slides are in order. A picture in the trash is a record that is `gone` and can be restored. */
export type Stored = { id: number; version: number; fields: Fields; gone?: true };
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
export type Person = { roles: string[]; active: boolean };

/** All durable state as a plain value: as the model predicts it, or as observed. */
export type World = Record<Noun, Stored[]> & {
  /** By {@link copyName}. */
  copies: Record<string, Copy>;
  people: Record<string, Person>;
  /** Digests of the valid tokens with which Nina can confirm a sign-up and Dora choose a new password. */
  links: { Nina: string[]; Dora: string[] };
  /** The n-th is the row of activity with the number n + 1. */
  writes: Write[];
};

/** Outside the world, but needed by acts: picture addresses by id, users, and groups by their first write. */
export type Facts = { addresses: Map<number, string>; users: Map<Name, string>; groups: Map<number, string> };

type Row = Record<string, string | number | null>;

const QUERIES = {
  slides: 'SELECT * FROM slides ORDER BY position',
  posts: 'SELECT *, published_at AS publishedAt FROM posts ORDER BY id',
  media: "SELECT * FROM media WHERE state IN ('committed', 'trashed') ORDER BY id",
  copies: 'SELECT * FROM working_copies ORDER BY noun, record_id',
  people: 'SELECT id, name, deactivated_at IS NULL AS active FROM users',
  roles: 'SELECT user_id, role FROM user_roles ORDER BY role',
  writes: 'SELECT * FROM activity ORDER BY id',
  signUps: 'SELECT token_hash AS hash, expires_at FROM sign_ups ORDER BY hash',
  resets: "SELECT hash, expires_at FROM mailbox_tokens WHERE purpose = 'reset' ORDER BY hash",
};

/** Reads the state of D1 and R2, bypassing the edge. Throws on a state that is never allowed. */
export async function observed(): Promise<{ world: World; facts: Facts }> {
  const names = Object.keys(QUERIES) as (keyof typeof QUERIES)[];
  const [answers, { objects }] = await Promise.all([
    env.DB.batch<Row>(names.map((name) => env.DB.prepare(QUERIES[name]))),
    env.MEDIA.list(),
  ]);
  const rows = Object.fromEntries(names.map((name, index) => [name, answers[index]?.results ?? []])) as Record<
    keyof typeof QUERIES,
    Row[]
  >;
  const positions = rows.slides.map(({ position }) => position);
  if (positions.some((position, index) => position !== index)) throw new Error(`positions are ${positions}`);
  for (const { id, key, state } of rows.media) {
    const files = objects.filter((object) => object.key.startsWith(`${key}/`)).length;
    if (files < 3) throw new Error(`medium ${id} is ${state} and has ${files} files`);
  }
  const users = new Map(rows.people.map(({ id, name }) => [name as Name, String(id)]));
  const nameOf = (id: unknown) => [...users].find(([, known]) => known === id)?.[0] as Name;
  const stored = (noun: Noun) =>
    // A slide's position is its index.
    rows[noun].map(({ position: _position, ...row }): Stored => {
      const fields = projected(noun, { ...row, ...(noun === 'slides' && { active: row.active === 1 }) });
      return {
        id: Number(row.id),
        version: Number(row.version),
        fields,
        ...(row.state === 'trashed' && { gone: true }),
      };
    });
  const now = new Date().toISOString();
  const live = (tokens: Row[]) =>
    tokens.filter(({ expires_at }) => String(expires_at) > now).map(({ hash }) => String(hash));
  const people = rows.people
    .filter(({ name }) => NAMES.includes(name as Name))
    .map(({ id, name, active }) => {
      const roles = rows.roles.filter(({ user_id }) => user_id === id).map(({ role }) => String(role));
      return [String(name), { roles, active: active === 1 }] as const;
    });
  const groups = new Map<unknown, number>();
  for (const { id, import_id } of rows.writes) {
    if (import_id !== null && !groups.has(import_id)) groups.set(import_id, Number(id));
  }
  const writes = rows.writes.map((row): Write => {
    const noun = row.noun as Write['noun'];
    const side = (text: unknown) =>
      text === null || noun === 'users' ? null : projected(noun, JSON.parse(String(text)));
    return {
      noun,
      record: noun === 'users' ? String(nameOf(row.record_id)) : String(row.record_id),
      action: row.action as Write['action'],
      by: nameOf(row.user_id),
      undoes: row.undoes as number | null,
      key: row.undoes === null ? ((row.idempotency_key as string | null)?.split(':').at(-1) ?? null) : null,
      before: side(row.before),
      after: side(row.after),
      group: groups.get(row.import_id) ?? null,
    };
  });
  return {
    world: {
      slides: stored('slides'),
      posts: stored('posts'),
      media: stored('media'),
      copies: Object.fromEntries(
        rows.copies.map(({ noun, record_id, version, fields }): [string, Copy] => [
          copyName(noun as CopiedNoun, record_id),
          { version: Number(version), fields: JSON.parse(String(fields)) },
        ]),
      ),
      people: Object.fromEntries(people.sort()),
      links: { Nina: live(rows.signUps), Dora: live(rows.resets) },
      writes,
    },
    facts: {
      addresses: new Map(rows.media.map(({ id, address }) => [Number(id), String(address)])),
      users,
      groups: new Map([...groups].map(([name, first]) => [first, String(name)])),
    },
  };
}

/** Returns the compared fields of a record, or of one side of a write; a slide with its position. */
function projected(noun: Noun, fields: Fields): Fields {
  const known: readonly string[] = noun === 'slides' ? [...FIELDS.slides, 'position'] : FIELDS[noun];
  return Object.fromEntries(known.filter((name) => name in fields).map((name) => [name, fields[name]]));
}

/** Returns the next id; ids are never reused. */
export function nextId(world: World, noun: Noun): number {
  const own = world.writes.filter((write) => write.noun === noun).map(({ record }) => Number(record));
  return Math.max(0, ...world[noun].map(({ id }) => id), ...own) + 1;
}
