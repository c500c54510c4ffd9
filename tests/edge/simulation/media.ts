// Plans for pictures.
import fc from 'fast-check';
import { begin, commit, putAll } from '../../helpers/upload';
import { outcomeOf, read } from './client';
import { commitUpload, type Outcome, remove, update } from './model';
import { type Plan, pick } from './plan';
import { isShown } from './rules';
import type { Name, Stored } from './world';

const editor = fc.constantFrom<Name>('Ana', 'Edu');
const words = fc.nat(99_999).map((number) => `Foto ${number}`);

/** Three steps, each of which may fail; only the last one creates the medium, complete. */
const uploads = fc.record({ by: editor, name: words }).map(
  ({ by, name }): Plan => ({
    by,
    says: 'uploads a picture',
    aim({ facts }) {
      let id = 0;
      return {
        async ask(client) {
          const failed: Outcome[] = [];
          const heard = {
            ...client,
            json: async (...sent: Parameters<typeof client.json>) => {
              const answer = await client.json(...sent);
              if (!answer.ok) failed.push(outcomeOf(await read(answer.clone())));
              return answer;
            },
            send: async (...sent: Parameters<typeof client.send>) => {
              const answer = await client.send(...sent);
              if (!answer.ok) failed.push(outcomeOf(await read(answer.clone())));
              return answer;
            },
          };
          try {
            id = await begin(heard, { name, alt: name });
            await putAll(heard, id, 40, 20);
            return outcomeOf(await read(await commit(heard, id)));
          } catch (error) {
            if (failed[0]) return failed[0];
            throw error;
          }
        },
        needs: 'media',
        // Afterwards the trash is emptied: pictures in it for a week, unless a post shows them.
        expected(world, after) {
          const isLeft = (row: Stored) => after.media.some(({ id }) => id === row.id);
          const isKept = (row: Stored) => !row.gone || isLeft(row) || isShown(world, facts.addresses.get(row.id));
          world.media = world.media.filter(isKept);
          return commitUpload(world, { by }, id, name);
        },
      };
    },
  }),
);

const editsOfWords = fc.record({ by: editor, nth: fc.nat(99), alt: words }).map(
  ({ by, nth, alt }): Plan => ({
    by,
    says: 'describes a picture',
    aim({ world }) {
      const row = pick(world.media, nth);
      if (!row) return null;
      const { version } = row;
      const input = { alt, folder: null, focalX: 0.5, focalY: 0.5, crops: {}, version };
      return {
        ask: async (client) => outcomeOf(await client.call('PATCH', `/api/panel/media/${row.id}`, input)),
        needs: 'media',
        expected: (now) => update(now, 'media', { by }, row.id, { alt }, version),
      };
    },
  }),
);

/** A picture in use is not deleted. */
const deletions = fc.record({ by: editor, nth: fc.nat(99) }).map(
  ({ by, nth }): Plan => ({
    by,
    says: 'deletes a picture',
    aim({ world, facts }) {
      const row = pick(world.media, nth);
      if (!row) return null;
      const path = `/api/panel/media/${row.id}?version=${row.version}`;
      return {
        ask: async (client) => outcomeOf(await client.call('DELETE', path)),
        needs: 'media',
        expected: (now) => remove(now, 'media', { by }, row, facts),
      };
    },
  }),
);

export const media = { uploads, editsOfWords, deletions };
