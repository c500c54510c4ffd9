// Plans for people's access to the panel.
import fc from 'fast-check';
import { outcomeOf } from './client';
import { access } from './people-model';
import type { Plan } from './plan';
import type { Name, Noun, World } from './world';

const change = fc.oneof(
  fc.boolean().map((role) => ({ role })),
  fc.boolean().map((active) => ({ active })),
);

const accesses = (...people: Name[]) =>
  fc.record({ by: fc.constantFrom<Name>('Ana', 'Ana', 'Ana', 'Edu'), about: fc.constantFrom(...people), change }).map(
    ({ by, about, change }): Plan => ({
      by,
      says: `changes what ${about} may: ${JSON.stringify(change)}`,
      aim({ facts }) {
        const id = facts.users.get(about);
        if (!id) return null;
        const path = `/api/panel/users/${id}`;
        return {
          ask: async (client) => {
            if ('active' in change) return outcomeOf(await client.call('PUT', `${path}/active`, change));
            return outcomeOf(await client.call(change.role ? 'PUT' : 'DELETE', `${path}/roles/editor`));
          },
          needs: 'users',
          expected: (world) => access(world, by, about, change),
        };
      },
    }),
  );

const readers = fc.constantFrom<Name>('Ana', 'Edu', 'Edu', 'Cid', 'Nina');

/** With the permission, a read returns the current records; without it, nothing. */
const looksAt = (...nouns: (Noun | 'users')[]) =>
  fc.record({ by: readers, noun: fc.constantFrom(...nouns) }).map(
    ({ by, noun }): Plan => ({
      by,
      says: `looks at the ${noun} of the panel`,
      aim: () => {
        let shown = '';
        return {
          ask: async (client) => {
            const answer = await client.call('GET', `/api/panel/${noun}`);
            shown = answer.status === 200 ? JSON.stringify(answer.body) : '';
            return outcomeOf(answer);
          },
          needs: noun,
          expected: (world) => {
            const lacking = namesOf(world, noun).filter((name) => !shown.includes(JSON.stringify(name)));
            return lacking.length > 0 ? { status: 200, code: `without ${lacking}` } : { status: 200 };
          },
          tolerable: () => null,
        };
      },
    }),
  );

function namesOf(world: World, noun: Noun | 'users'): unknown[] {
  if (noun === 'users') return Object.values(world.people).map(({ called }) => called);
  return world[noun].filter(({ gone }) => !gone).map(({ fields }) => fields.title ?? fields.name);
}

export const people = { accesses: accesses('Edu', 'Cid'), looks: looksAt('slides', 'users', 'media') };
export const customersSeen = {
  accesses: accesses('Nina', 'Edu'),
  looks: looksAt('categories', 'users', 'products', 'locations'),
};
