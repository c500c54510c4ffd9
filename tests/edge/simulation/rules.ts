// What the database decides about a record, as rules of the model, one entry per noun.
import type { Outcome } from './model';
import type { Facts, Fields, Id, Noun, Stored, World } from './world';

type Rules = {
  /** Returns the fields to store, with the values that the database chooses. `isBack`: the record was deleted before. */
  settled?: (world: World, fields: Fields, isBack: boolean) => Fields;
  /** Returns why a constraint refuses the fields; `id` is the record that has them. */
  clash?: (world: World, fields: Fields, id: Id) => Outcome | null;
  /** Returns whether others need the record, which then cannot be deleted. */
  isNeeded?: (world: World, id: Id, facts: Facts) => boolean;
  /** Follows from a change of a record. */
  changed?: (world: World, id: Id, before: Fields, after: Fields) => void;
};

export const TAKEN: Outcome = { status: 422, code: 'taken' };
export const INVALID: Outcome = { status: 422, code: 'invalid' };

const inCategory = ({ products }: World, category: unknown) =>
  products.filter(({ fields }) => fields.category === category);

/** Returns the number that the next product of a category gets: none that another has, had and left, or kept to its end. */
export const nextNumber = (world: World, category: unknown, others: Fields[] = []) => {
  const left = Object.keys(world.left).flatMap((address) => {
    const [of, number] = address.split('/');
    return of === category ? [Number(number)] : [];
  });
  const present = [...inCategory(world, category).map(({ fields }) => fields), ...others].map(numberOf);
  return Math.max(0, ...left, ...present) + 1;
};

const numberOf = ({ number }: Fields) => Number(number);
export const addressOf = ({ category, number }: Fields) => `${category}/${number}`;

export const isTaken = (world: World, fields: Fields, id?: Id) =>
  world.products.some((other) => other.id !== id && addressOf(other.fields) === addressOf(fields));

const products: Rules = {
  settled: (world, fields, isBack) =>
    fields.number === 0 || (isBack && isTaken(world, fields))
      ? { ...fields, number: nextNumber(world, fields.category) }
      : fields,
  clash(world, fields, id) {
    if (isTaken(world, fields, id)) return TAKEN;
    return world.categories.some((category) => category.id === fields.category) ? null : INVALID;
  },
  changed(world, id, before, after) {
    if (addressOf(before) !== addressOf(after)) world.left[addressOf(before)] = Number(id);
  },
};

const categories: Rules = { isNeeded: (world, id) => inCategory(world, id).length > 0 };

/** A picture is needed while a post shows it. */
const media: Rules = { isNeeded: (world, id, { addresses }) => isShown(world, addresses.get(id)) };

export const RULES: Record<Noun, Rules> = { slides: {}, posts: {}, media, products, categories, locations: {} };

/** Returns whether a post shows the picture. */
export const isShown = (world: World, address: string | undefined) =>
  world.posts.some(({ fields }) => address !== undefined && fields.image === address);

export const isNeeded = (world: World, noun: Noun, { id }: Pick<Stored, 'id'>, facts: Facts) =>
  RULES[noun].isNeeded?.(world, id, facts) ?? false;
