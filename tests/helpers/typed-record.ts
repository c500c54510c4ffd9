// A form over a record and its working copy, without a browser, and a server with given answers.
import { vi } from 'vitest';
import type { Edit } from '../../src/panel/edit/edit';
import { beginningOf } from '../../src/panel/working-copy/beginning';
import { type CopyOptions, createWorkingCopy, type Typing } from '../../src/panel/working-copy/working-copy';
import type { WorkingCopy } from '../../src/shared/working-copy';
import { z } from '../../src/shared/zod';

export type Values = { title: string; excerpt: string; longDescription: string };
type Row = Values & { version: number };

export const STARTED: Values = { title: 'Um', excerpt: 'Como era', longDescription: '' };
export const ROW: Row = { ...STARTED, version: 3 };
export const ANA = { id: 'ana', name: 'Ana' };
export const ME = { id: 'eu', name: 'Eu' };
export const SAVED_AT = '2026-11-25T11:00:00.000Z';

export const saved = (version: number) => ({ status: 200, body: { version, savedAt: SAVED_AT } });
export const refused = (status: number, code: string, rest: object = {}) => ({
  status,
  body: { error: 'Não.', code, ...rest },
});

/** Returns the copy that Ana has typed and saved over the record; `rest` may name another version, or other authors. */
export function copyOf(fields: Partial<Values>, rest: Partial<WorkingCopy> = {}): WorkingCopy {
  const known = { by: ANA, fields, ...rest };
  const authors = Object.fromEntries(Object.keys(known.fields).map((name) => [name, known.by]));
  const base = Object.fromEntries(Object.keys(fields).map((name) => [name, STARTED[name as keyof Values]]));
  return { base, baseVersion: 3, version: 7, savedAt: SAVED_AT, authors, ...known };
}

/** Opens a form over the record and its copy. The server gives these answers; `sent` has the requests. */
export function openOver(opened: WorkingCopy | null, ...answers: { status: number; body: object }[]) {
  const sent: object[] = [];
  const contract = z.strictObject({ title: z.string(), excerpt: z.string(), longDescription: z.string() });
  const copies: CopyOptions = { typed: { contract, isLive: () => true }, opened };
  const { edit, copyVersion, others } = beginningOf({ values: STARTED, version: 3 }, copies, ME.id);
  const latest: { current: Edit<Values> } = { current: edit };
  const form: Typing<Values, Row> = {
    copies,
    row: ROW,
    toValues: ({ title, excerpt, longDescription }) => ({ title, excerpt, longDescription }),
    latest,
    put: (edit) => {
      latest.current = edit;
    },
    onGone: vi.fn(),
    onJoined: vi.fn(),
  };
  const answer = (asked: object) => {
    sent.push(asked);
    const { status, body } = answers.shift() ?? saved(sent.length);
    return Promise.resolve(Response.json(body, { status }));
  };
  const calls = { keep: answer, discard: (version: number) => answer({ discards: version }) };
  const copy = createWorkingCopy<Values, Row>({
    noun: 'products',
    me: ME,
    begun: { values: edit.values, version: copyVersion, others },
    form: () => form,
    // The real calls return more than these tests use.
    calls: () => calls as never,
    onSynced: vi.fn(),
  });
  async function type(change: Partial<Values>) {
    latest.current = { ...latest.current, values: { ...latest.current.values, ...change } };
    copy.touch();
    await vi.advanceTimersByTimeAsync(2000);
  }
  return { copy, form, sent, latest, type };
}

/** Opens a form over a record without a copy. */
export const open = (...answers: Parameters<typeof openOver>[1][]) => openOver(null, ...answers);
