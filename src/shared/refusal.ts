import type { Writer } from './activity';
import type { ImportPlan } from './import';
import type { MediaFile } from './media-address';
import type { Noun } from './nouns';
import type { WrittenPage } from './pages/written';
import type { RecordUse } from './record-use';
import type { Tabular } from './sheet/columns';
import type { UnknownColumn } from './sheet/near-column';
import type { WorkingCopy } from './working-copy';

/** Messages by the contract's field names. */
type FieldProblems = Record<string, string>;
type Plain = Record<never, never>;
/** The code that finds a failure in the edge's log. */
type Traced = { requestId?: string };

/** Data of a refusal besides its words, by code. `Row` is the record that was to be written. */
type Details<Row> = {
  // The request itself.
  malformed: Plain;
  'too-large': Plain;
  'media-type': Plain;
  'foreign-origin': Plain;
  'too-many': Plain;
  // The caller.
  'signed-out': Plain;
  'wrong-credentials': Plain;
  'wrong-password': { fields: FieldProblems };
  unconfirmed: Plain;
  /** An administrator has deactivated the account. */
  deactivated: Plain;
  challenge: Plain;
  /** The second step of sign-in has ended or was refused, or a passkey could not be added. */
  'step-over': Plain;
  'wrong-passkey': Plain;
  'wrong-code': { fields: FieldProblems };
  forbidden: Plain;
  /** A link from a mail that is no longer valid. */
  'dead-link': Plain;
  // What was sent.
  invalid: { fields: FieldProblems };
  /** A cursor that does not come from this list. */
  'bad-cursor': Plain;
  /** Another record already has this value. */
  taken: { fields: FieldProblems };
  /** A file that is not of the expected kind. */
  unfit: Plain;
  /** A table with columns that no field has. */
  'unknown-columns': { columns: UnknownColumn[] };
  /** A table of another noun than expected. */
  'other-noun': { noun: Tabular };
  /** An upload in which these files are missing or do not fit. */
  incomplete: { files: MediaFile[] };
  /** An earlier attempt at this creation made the current record, with other content. */
  'key-reused': { current: Row };
  // The stored state.
  'not-found': { noun?: Noun };
  /** Another write came first: the current record, its writer, and its working copy if the noun has them. */
  stale: { current: Row; by: Writer | null; copy?: WorkingCopy | null };
  'plan-outdated': { plan: ImportPlan };
  /** A concurrent request came in between. */
  overtaken: Plain;
  gone: Plain;
  /** A preview link that has ended, with the address where visitors see the record by now. */
  'preview-over': { page: string | null };
  exists: Plain;
  'in-use': { uses: RecordUse[] };
  'has-products': { productCount: number };
  'last-role': Plain;
  'last-admin': Plain;
  'own-account': Plain;
  /** An invitation that is no longer open. */
  accepted: Plain;
  // A write that cannot be undone.
  fixed: Plain;
  undone: Plain;
  newer: Plain;
  clash: Plain;
  needed: Plain;
  // Failures of the server.
  busy: Plain;
  /** `written`: the page's default texts, in place of those that could not be read. */
  unavailable: Traced & { written?: WrittenPage };
  /** A service that the server depends on does not answer. */
  unreachable: Plain;
  failed: Traced;
};

/** Any error of the API. Screens show `error`, and switch on `code`. */
export type Refusal<Row = unknown> = {
  [Code in keyof Details<Row>]: { error: string; code: Code } & Details<Row>[Code];
}[keyof Details<Row>];

/** The refusal with this code. */
export type RefusalOf<Code extends Refusal['code']> = Extract<Refusal, { code: Code }>;

/** Returns the words for a failure, with the error code at the end if there is one. */
export function withErrorCode(words: string, { requestId }: Traced): string {
  return requestId ? `${words} Código do erro: ${requestId}` : words;
}
