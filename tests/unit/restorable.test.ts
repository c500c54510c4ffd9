import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../scripts/backup/refusal';
import { restorable, STATEMENT_MAX } from '../../scripts/backup/restorable';

const SCHEMA = `CREATE TABLE IF NOT EXISTS "notes" ( -- it's a comment; with a semicolon
  id INTEGER PRIMARY KEY, title TEXT NOT NULL, "a ""b""" TEXT, price REAL, data TEXT CHECK (json_valid(data))
);
CREATE TABLE keys (/* another's; */ key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;`;
/** Exported after the rows. */
const TRIGGER = `CREATE TRIGGER noted AFTER INSERT ON keys BEGIN
  UPDATE notes SET title = ';' || NEW.key;
  INSERT INTO notes (title) VALUES ('x');
END;`;

/** Writes a text as `wrangler d1 export` does, which has no line break in a text. */
function exported(text: string): string {
  const quoted = `'${text.replaceAll("'", "''").replaceAll('\r', '\\r').replaceAll('\n', '\\n')}'`;
  const returns = text.includes('\r') ? `replace(${quoted},'\\r',char(13))` : quoted;
  return text.includes('\n') ? `replace(${returns},'\\n',char(10))` : returns;
}

const note = (id: number, text: string, data: unknown = null) =>
  `INSERT INTO "notes" ("id","title","a ""b""","price","data") VALUES(${id},${exported(text)},NULL,${id}.5,${exported(JSON.stringify(data))});`;
const key = (name: string, text: string) => `INSERT INTO "keys" ("key","value") VALUES('${name}',${exported(text)});`;
const sqlOf = (...rows: string[]) => ['PRAGMA defer_foreign_keys=TRUE;', SCHEMA, ...rows, TRIGGER].join('\n');

/** Cuts a text into chunks, as a file is read. */
async function* inChunks(sql: string, size: number) {
  for (let at = 0; at < sql.length; at += size) yield sql.slice(at, at + size);
}

async function rewritten(sql: string, size = 65_536): Promise<string[]> {
  const statements: string[] = [];
  for await (const statement of restorable(inChunks(sql, size))) statements.push(statement);
  return statements;
}

function rowsAfter(sql: string) {
  const database = new DatabaseSync(':memory:');
  database.exec(sql);
  const tables = database.prepare("SELECT name, sql FROM sqlite_schema WHERE type <> 'index' ORDER BY name").all();
  return {
    tables,
    notes: database.prepare('SELECT * FROM notes').all(),
    keys: database.prepare('SELECT * FROM keys').all(),
  };
}

describe('an export with long rows', () => {
  test.each([
    ['of quotation marks', "'".repeat(150_000)],
    ['of semicolons, comments and SQL', `'; DROP TABLE notes; -- "\`/*`.repeat(8000)],
    ['of line breaks of all kinds', 'a\r\nb\n\rc\u2028'.repeat(30_000)],
    ['of characters of four bytes, one character off', `x${'😀'.repeat(60_000)}`],
    ['of characters of two bytes, one byte off', `x${'á'.repeat(120_000)}`],
    ['of joined characters', '👩‍👩‍👧‍👦e\u0301'.repeat(9000)],
    ['of backslashes', '\\n\\r\\'.repeat(40_000)],
  ])('has only short statements, which restore the same rows, with a text %s', async (_, text) => {
    const sql = sqlOf(note(1, 'Curto; e só'), note(2, text, { text }), key('k', text), key('l', 'fim'));
    const statements = await rewritten(sql);
    expect(Math.max(...statements.map((each) => Buffer.byteLength(each)))).toBeLessThanOrEqual(STATEMENT_MAX);
    expect(rowsAfter(statements.join(''))).toEqual(rowsAfter(sql));
  });

  test('is restored whatever the texts, and wherever the file is cut into chunks', async () => {
    const part = fc.constantFrom("'", '"', '`', ';', '--', '/*', '*/', '\n', '\r', 'á', '😀', '\\', 'x', ' ');
    const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
    const long = fc
      .tuple(text, fc.integer({ min: 0, max: 60_000 }))
      .map(([each, times]) => each.repeat(times).slice(0, 300_000));
    await fc.assert(
      fc.asyncProperty(text, long, fc.integer({ min: 1, max: 9 }), async (short, text, size) => {
        const sql = sqlOf(note(1, short), key(`k`, text.isWellFormed() ? text : 'x'), note(2, short));
        const statements = await rewritten(sql, size);
        expect(Math.max(...statements.map((each) => Buffer.byteLength(each)))).toBeLessThanOrEqual(STATEMENT_MAX);
        expect(rowsAfter(statements.join(''))).toEqual(rowsAfter(sql));
      }),
      { numRuns: 40 },
    );
  });
});

test('an export without long rows stays as it is, to the byte', async () => {
  const sql = sqlOf(note(1, "É 'assim'; -- e pronto"), key('k', 'v'));
  for (const size of [1, 7, 65_536]) expect((await rewritten(sql, size)).join('')).toBe(sql);
});

test('views are created before the triggers, which may be on a view', async () => {
  const view = 'CREATE VIEW titles AS SELECT title FROM notes;';
  const onView =
    'CREATE TRIGGER titled INSTEAD OF INSERT ON titles BEGIN INSERT INTO notes (title) VALUES (NEW.title); END;';
  const statements = await rewritten(`${sqlOf(note(1, 'a'))}\n${onView}\n${view}\n`);
  expect(rowsAfter(statements.join(''))).toEqual(rowsAfter(`${sqlOf(note(1, 'a'))}\n${view}\n${onView}`));
});

test('a long statement that cannot be split is refused', async () => {
  await expect(rewritten(sqlOf(`UPDATE notes SET title = '${'x'.repeat(STATEMENT_MAX)}';`))).rejects.toThrow(Refusal);
});
