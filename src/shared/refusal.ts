import type { Writer } from './activity';
import type { ImportPlan } from './import';
import type { MediaFile } from './media-address';
import type { Noun } from './nouns';
import type { WrittenPage } from './pages/written';
import type { RecordUse } from './record-use';
import type { Tabular } from './sheet/columns';
import type { WorkingCopy } from './working-copy';

/** By the contract's field names. */
type FieldProblems = Record<string, string>;
type Plain = Record<never, never>;
/** The code by which the line of a failure is found in the edge's log. */
type Traced = { requestId?: string };

/** What a refusal says besides its words, by what it refuses. `Row` is the record that was to be written. */
type Details<Row> = {
  // The request itself.
  malformed: Plain;
  'too-large': Plain;
  'media-type': Plain;
  'foreign-origin': Plain;
  'too-many': Plain;
  // Who asks.
  'signed-out': Plain;
  'wrong-credentials': Plain;
  'wrong-password': { fields: FieldProblems };
  unconfirmed: Plain;
  /** The account, by who administers the site. */
  deactivated: Plain;
  challenge: Plain;
  /** The second step at sign-in: it is over, or was not taken, or a passkey could not be added. */
  'step-over': Plain;
  'wrong-passkey': Plain;
  'wrong-code': { fields: FieldProblems };
  forbidden: Plain;
  /** A link that came by mail and is worth nothing any more. */
  'dead-link': Plain;
  // What was sent.
  invalid: { fields: FieldProblems };
  /** A cursor that no page of this list gave. */
  'bad-cursor': Plain;
  /** Another record has it already. */
  taken: { fields: FieldProblems };
  /** A file that cannot be what it is taken for. */
  unfit: Plain;
  /** A table of another noun than the one that it was taken for. */
  'other-noun': { noun: Tabular };
  /** An upload of which these files are missing or do not fit. */
  incomplete: { files: MediaFile[] };
  'key-reused': Plain;
  // What stands meanwhile.
  'not-found': { noun?: Noun };
  /** Another writer was faster: the record as it stands, who wrote it so, and its working copy where there can be one. */
  stale: { current: Row; by: Writer | null; copy?: WorkingCopy | null };
  'plan-outdated': { plan: ImportPlan };
  /** Nobody expected it, but another request came between. */
  overtaken: Plain;
  gone: Plain;
  exists: Plain;
  'in-use': { uses: RecordUse[] };
  'has-products': { productCount: number };
  'last-role': Plain;
  'last-admin': Plain;
  'own-account': Plain;
  /** An invitation that is none any more. */
  accepted: Plain;
  // A write that cannot be taken back.
  fixed: Plain;
  undone: Plain;
  newer: Plain;
  clash: Plain;
  needed: Plain;
  // The server's own.
  busy: Plain;
  /** What a page says by itself stands in for what could not be read of it. */
  unavailable: Traced & { written?: WrittenPage };
  /** A service that this one asks does not answer. */
  unreachable: Plain;
  failed: Traced;
};

/** Every answer of the API that is no success. Screens show `error`, and switch on `code`. */
export type Refusal<Row = unknown> = {
  [Code in keyof Details<Row>]: { error: string; code: Code } & Details<Row>[Code];
}[keyof Details<Row>];

/** How a refusal of one kind looks. */
export type RefusalOf<Code extends Refusal['code']> = Extract<Refusal, { code: Code }>;

/** The words for a failure, ending in the code to ask about where there is one. */
export function withErrorCode(words: string, { requestId }: Traced): string {
  return requestId ? `${words} Código do erro: ${requestId}` : words;
}
