import postcss, { type ChildNode } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';
import type { StyleRule } from '../../functions/pages/first-view.ts';

/** Selectors that match only after a visitor does something: by then all styles are loaded. */
const LATER = /:hover|:active|::backdrop|::view-transition/;
/** Media that nobody waits for: paper, and colours of the visitor's own, which come with all styles. */
const FEW = /^(?:print|\(forced-colors: ?active\))$/;
/** At-rules that are kept whole, because they contain no rules of elements. */
const WHOLE = /^(?:font-face|property)$/;

/** Splits a sheet into rules, each with the classes without which it has no effect. */
export function styleRules(css: string): StyleRule[] {
  return postcss.parse(css).nodes.flatMap(rulesOf);
}

function rulesOf(node: ChildNode): StyleRule[] {
  if (node.type === 'atrule') {
    if (node.name === 'media' && FEW.test(node.params)) return [];
    const head = `@${node.name} ${node.params}`;
    if (!node.nodes) return [{ css: `${head};` }];
    if (node.name === 'keyframes') return [{ css: node.toString(), keyframes: node.params }];
    if (WHOLE.test(node.name)) return [{ css: node.toString() }];
    return [{ head, rules: node.nodes.flatMap(rulesOf) }];
  }
  if (node.type !== 'rule') return [];
  if (/^:root(?:,\s*:host)?$/.test(node.selector)) {
    const { selector } = node;
    const declarations = node.nodes.map((each) => {
      const variable = each.type === 'decl' && each.prop.startsWith('--') ? each.prop : undefined;
      return { css: each.toString(), ...(variable && { variable }) };
    });
    return [{ selector, declarations }];
  }
  const selectors = node.selectors.filter((selector) => !LATER.test(selector));
  if (selectors.length === 0) return [];
  const needs = selectors.flatMap(classesOf);
  const css = node.clone({ selectors }).toString();
  return [needs.some((classes) => classes.length === 0) ? { css } : { css, needs }];
}

/** Returns the classes that a selector requires, of any element in it: one list for each alternative of `:is()`. */
function classesOf(selector: string): string[][] {
  const ways: string[][] = [];
  selectorParser((root) => root.each((each) => void ways.push(...waysOf(each)))).processSync(selector);
  return ways;
}

function waysOf(selector: Selector): string[][] {
  return selector.nodes.reduce<string[][]>(
    (ways, node) => {
      if (node.type === 'class') return ways.map((way) => [...way, node.value]);
      if (node.type !== 'pseudo' || !/^:(?:is|where)$/.test(node.value)) return ways;
      const inner = node.nodes.flatMap(waysOf);
      return ways.flatMap((way) => inner.map((more) => [...way, ...more]));
    },
    [[]],
  );
}
