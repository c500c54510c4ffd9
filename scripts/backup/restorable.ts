import { DatabaseSync } from 'node:sqlite';
import { quoted } from '../../src/shared/backup/tables.ts';
import { Refusal } from './refusal.ts';

/** Maximum length of an SQL statement on D1, in bytes. */
export const STATEMENT_MAX = 100_000;
/** Length of a piece of a text in characters, each of at most four bytes (a quotation mark becomes two). */
const PIECE = /.{1,20000}/gsu;
/** Longer texts of a long row are written in pieces (characters): what remains of all its columns is short enough. */
const SHORT = 400;
/** Table for the pieces of one row while the file is restored. */
const PIECES = '"pieces_of_a_row"';

/**
 * Yields the SQL of an export in a form that D1 can run. Views come before the triggers, which may be on a view. An INSERT
 * that is too long for D1 becomes several statements: the pieces of its texts, then the row, which joins them. The row is
 * never incomplete, because its table may check its texts (as JSON).
 */
export async function* restorable(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  const held: string[] = [];
  for await (const statement of shortened(statementsOf(chunks))) {
    const isView = /^\s*CREATE VIEW\b/i.test(statement);
    // What follows a trigger's beginning may be a part of it.
    if (/^\s*CREATE TRIGGER\b/i.test(statement) || (held.length > 0 && !isView)) held.push(statement);
    else yield statement;
  }
  yield* held;
}

/** Splits long rows. Each is first written to an empty copy of its table, in memory, which was created before it. */
async function* shortened(statements: AsyncIterable<string>): AsyncGenerator<string> {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false });
  let hasPieces = false;
  try {
    for await (const statement of statements) {
      const sql = statement.trimStart();
      if (/^CREATE TABLE\b/i.test(sql)) database.exec(sql);
      if (Buffer.byteLength(statement) <= STATEMENT_MAX) {
        yield statement;
        continue;
      }
      if (!hasPieces) yield `\nCREATE TABLE ${PIECES} (id INTEGER PRIMARY KEY, text TEXT NOT NULL);`;
      hasPieces = true;
      for (const short of inPieces(database, sql)) {
        if (Buffer.byteLength(short) > STATEMENT_MAX) throw tooLong(sql);
        yield `\n${short}`;
      }
    }
    if (hasPieces) yield `\nDROP TABLE ${PIECES};\n`;
  } finally {
    database.close();
  }
}

function* inPieces(database: DatabaseSync, insert: string): Generator<string> {
  const [, table] = /^INSERT INTO ("(?:[^"]|"")+"|\w+)/i.exec(insert) ?? [];
  if (!table) throw tooLong(insert);
  const columns = database.prepare(`PRAGMA table_info(${table})`).all();
  const names = columns.map(({ name }) => quoted(String(name)));
  const isLong = (name: string) => `typeof(${name}) = 'text' AND length(${name}) > ${SHORT}`;
  const long = names.map((name, index) => `iif(${isLong(name)}, ${name}, NULL) AS long${index}`);
  const short = names.map((name, index) => `iif(${isLong(name)}, NULL, quote(${name})) AS short${index}`);
  database.exec(insert);
  const rows = database.prepare(`SELECT ${[...long, ...short].join(', ')} FROM ${table}`).all();
  database.exec(`DELETE FROM ${table}`);
  for (const row of rows) {
    let last = 0;
    const values: string[] = [];
    for (const index of names.keys()) {
      const pieces = String(row[`long${index}`] ?? '').match(PIECE) ?? [];
      for (const [place, piece] of pieces.entries()) {
        yield `INSERT INTO ${PIECES} VALUES (${last + place + 1}, '${piece.replaceAll("'", "''")}');`;
      }
      values.push(pieces.length > 0 ? joined(last + 1, last + pieces.length) : String(row[`short${index}`]));
      last += pieces.length;
    }
    yield `INSERT INTO ${table} (${names.join(',')}) VALUES(${values.join(',')});`;
    yield `DELETE FROM ${PIECES};`;
  }
}

function joined(first: number, last: number): string {
  return `(SELECT group_concat(text, '' ORDER BY id) FROM ${PIECES} WHERE id BETWEEN ${first} AND ${last})`;
}

function tooLong(sql: string): Refusal {
  return new Refusal(`Um comando passa de ${STATEMENT_MAX} bytes e não se divide: ${sql.slice(0, 80)}…`);
}

/** Yields the text up to each semicolon outside of quotes and comments: a statement, or a part of a trigger. */
async function* statementsOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let statement: string[] = [];
  let inside = '';
  let before = '';
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const char = chunk.charAt(at);
      const two = before + char;
      before = char;
      if (inside) {
        if (char === inside || two === inside) inside = '';
      } else if (char === "'" || char === '"' || char === '`') {
        inside = char;
      } else if (two === '--') {
        inside = '\n';
      } else if (two === '/*') {
        inside = '*/';
        before = '';
      } else if (char === ';') {
        yield [...statement, chunk.slice(from, at + 1)].join('');
        statement = [];
        from = at + 1;
      }
    }
    statement.push(chunk.slice(from));
  }
  yield statement.join('');
}
