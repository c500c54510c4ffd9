// Faults in queries and batches, of which Stryker knows nothing: for it SQL is a text, and a condition a mere argument.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../../scripts/prepare.mjs';

type Place = { line: number; column: number };
/** Where a fault is, in place of the whole list or template: lines are counted from 1, columns from 0. */
type Telling = { start: Place; end: Place; replacement: string };
type Node = {
  type: string;
  loc: { start: Place; end: Place };
  name?: string;
  callee?: Node;
  property?: Node;
  tag?: Node;
  quasi?: { quasis: Quasi[] };
  elements?: (Node | null)[];
  properties?: Node[];
};
type Quasi = Node & { value: { raw: string; cooked: string } };
/** What is read here of Babel's paths. */
type Visited = { node: Node; listKey?: string; parent: Node };
type Mutator = { name: string; mutate: (visited: Visited) => Iterable<object> };

/** Name under which the sources get Drizzle's operators, whichever they import themselves. */
export const DRIZZLE = 'drizzleOfFaults';
export const DRIZZLE_IMPORT = `import * as ${DRIZZLE} from 'drizzle-orm';\n`;

/** Drizzle's operators, each with one that gives another result in few cases, if there is such a one. */
const OPERATORS = new Map([
  ['gt', 'gte'],
  ['gte', 'gt'],
  ['lt', 'lte'],
  ['lte', 'lt'],
  ['eq', 'ne'],
  ['ne', 'eq'],
  ['isNull', 'isNotNull'],
  ['isNotNull', 'isNull'],
  ['exists', 'notExists'],
  ['notExists', 'exists'],
  ['inArray', 'notInArray'],
  ['notInArray', 'inArray'],
  ['asc', 'desc'],
  ['desc', 'asc'],
]);
const BOUNDARIES = ['gt', 'gte', 'lt', 'lte'];
const CONDITIONS = ['and', 'or', 'where', 'having'];

/** The same for the words of SQL. */
const WORDS = new Map([
  ['=', '<>'],
  ['<>', '='],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['+', '-'],
  ['-', '+'],
  ['AND', 'OR'],
  ['OR', 'AND'],
  ['IS NULL', 'IS NOT NULL'],
  ['IS NOT NULL', 'IS NULL'],
  ['NOT EXISTS', 'EXISTS'],
  ['EXISTS', 'NOT EXISTS'],
  ['NOT IN', 'IN'],
  ['IN', 'NOT IN'],
  ['min(', 'max('],
  ['max(', 'min('],
  ['DESC', 'ASC'],
]);
const WORD =
  /(?<=^|\s)(?:<=|>=|<>|[=<>+-])(?=\s|$)|\b(?:IS NOT NULL|IS NULL|NOT EXISTS|EXISTS|NOT IN|IN|AND|OR|DESC)\b|\b(?:min|max)\(/g;
/** `a BETWEEN b AND c` has an AND of its own. */
const RANGE = /\bBETWEEN\b(?![\s\S]*\bAND\b)/;

/** Leaves out a condition. */
const omitted: Mutator = {
  name: 'Condition',
  *mutate({ node, listKey, parent }) {
    if (isCondition(listKey, parent) && !['and', 'or'].includes(calleeOf(node))) {
      yield { type: 'Identifier', name: 'undefined' };
    }
  },
};

/** Replaces an operator of Drizzle. Of a condition that can be left out, only its boundary. */
const replaced: Mutator = {
  name: 'Operator',
  *mutate({ node, listKey, parent }) {
    const operator = node.callee?.type === 'Identifier' ? calleeOf(node) : '';
    const other = OPERATORS.get(operator);
    if (!other || (isCondition(listKey, parent) && !BOUNDARIES.includes(operator))) return;
    const callee = {
      type: 'MemberExpression',
      object: { type: 'Identifier', name: DRIZZLE },
      property: { type: 'Identifier', name: other },
      computed: false,
    };
    yield { ...structuredClone(node), callee };
  },
};

/** What was told of the faults of a mutator, in their order. */
const told = new Map<string, Telling[]>();

/** Leaves out a statement of a batch, or of a list of statements. */
const dropped: Mutator = {
  name: 'Statement',
  *mutate({ node, listKey, parent }) {
    const isNamed = listKey === 'arguments' && calleeOf(parent) === 'runNamed';
    const list = node.elements ? 'elements' : 'properties';
    const items = node.elements ?? (isNamed ? node.properties : undefined) ?? [];
    if (items.length < 2) return;
    for (const [at, item] of items.entries()) {
      if (!item || !isStatement(item)) continue;
      tell('Statement', { ...item.loc, replacement: '' });
      const clone = structuredClone(node);
      clone[list]?.splice(at, 1);
      yield clone;
    }
  },
};

/** Replaces one word of the SQL in a template. */
const words: Mutator = {
  name: 'SQL',
  *mutate({ node }) {
    if (node.tag?.name !== 'sql') return;
    let before = '';
    for (const [at, { value, loc }] of (node.quasi?.quasis ?? []).entries()) {
      const { raw } = value;
      for (const { 0: word, index } of raw.matchAll(WORD)) {
        if (word === 'AND' && RANGE.test(before + raw.slice(0, index))) continue;
        const other = WORDS.get(word) ?? '';
        const clone = structuredClone(node);
        const changed = clone.quasi?.quasis[at];
        const text = raw.slice(0, index) + other + raw.slice(index + word.length);
        if (changed) changed.value = { raw: text, cooked: text };
        const start = placeIn(raw.slice(0, index), loc.start);
        tell('SQL', { start, end: { ...start, column: start.column + word.length }, replacement: other });
        yield clone;
      }
      before += `${raw}?`;
    }
  },
};

const MUTATORS = [omitted, replaced, dropped, words];

/** Adds these faults to those that Stryker plants in this process. It offers no way to, so they join its list. */
export async function addQueryFaults(): Promise<void> {
  const file = path.join(ROOT, 'node_modules/@stryker-mutator/instrumenter/dist/src/mutators/mutate.js');
  const { allMutators } = (await import(pathToFileURL(file).href)) as { allMutators: Mutator[] };
  for (const mutator of MUTATORS) if (!allMutators.includes(mutator)) allMutators.push(mutator);
}

/** Returns where the next fault of a mutator is, if it tells. */
export function nextTelling(mutator: string): Telling | undefined {
  return told.get(mutator)?.shift();
}

function tell(mutator: string, telling: Telling) {
  told.set(mutator, [...(told.get(mutator) ?? []), telling]);
}

function calleeOf({ callee }: Node): string {
  return callee?.property?.name ?? callee?.name ?? '';
}

function isCondition(listKey: string | undefined, parent: Node): boolean {
  return listKey === 'arguments' && CONDITIONS.includes(calleeOf(parent));
}

/** A statement is built with the database, or by a spread list. */
function isStatement(item: Node): boolean {
  return item.type === 'SpreadElement' || JSON.stringify(item).includes('"name":"db"');
}

function placeIn(text: string, start: Place): Place {
  const lines = text.split('\n');
  const length = lines.at(-1)?.length ?? 0;
  return { line: start.line + lines.length - 1, column: lines.length > 1 ? length : start.column + length };
}
