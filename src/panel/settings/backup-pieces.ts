import { type Failure, failureIn, type Outcome, outcome, UNREACHED } from '../../lib/answer';
import { api } from '../api';
import { fetchSignedIn } from '../session/signed-in';
import type { Pieces } from './take-backup';

/** A piece of the backup that could not be fetched. */
class PieceMissing extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Returns the calls that fetch a backup, once the password is accepted. They throw `PieceMissing`. */
export async function backupPieces(password: string, signal: AbortSignal): Promise<Outcome<Pieces>> {
  const begun = await outcome(api.panel.backup.$post({ json: { password } }));
  if (!begun.ok) return begun;
  const { proof, ...site } = begun.body;

  async function ask(path: string): Promise<Response> {
    const headers = { 'X-Backup-Proof': proof };
    const answer = await fetchSignedIn(`/api/panel/backup/${path}`, { headers, signal }).catch(() => null);
    if (!answer) throw new PieceMissing(UNREACHED);
    return answer;
  }
  async function orMissing(answer: Response): Promise<Response> {
    if (answer.ok) return answer;
    throw new PieceMissing(failureIn(await answer.json().catch(() => null)));
  }
  const get = async (path: string) => orMissing(await ask(path));
  const after = (cursor: string | undefined) => (cursor === undefined ? '' : `?after=${encodeURIComponent(cursor)}`);
  const body: Pieces = {
    site,
    contents: async () => (await get('contents')).json(),
    rows: async (table, key) => (await get(`tables/${table}${after(key ? JSON.stringify(key) : undefined)}`)).json(),
    objects: async (cursor) => (await get(`objects${after(cursor)}`)).json(),
    object: async (key) => {
      const answer = await ask(`objects/${encodeURIComponent(key)}`);
      return answer.status === 404 ? null : (await orMissing(answer)).blob();
    },
  };
  return { ...begun, body };
}
