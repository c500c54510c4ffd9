import { remembered } from '../../src/shared/remembered';

/**
 * A rule of a sheet. `needs` lists sets of classes: the rule has an effect only if the page has all classes of one set;
 * without `needs` it always may have one. Other forms: declarations and custom properties of the whole page, the keyframes
 * of an animation, or an at-rule (`head`) with its rules.
 */
export type StyleRule =
  | { css: string; needs?: string[][] }
  | { selector: string; declarations: { css: string; variable?: string }[] }
  | { css: string; keyframes: string }
  | { head: string; rules: StyleRule[] };

/** Matches closed dialogs: they are invisible until hydration. */
const CLOSED = /<dialog\b(?![^>]* open=)[^>]*>.*?<\/dialog>/gs;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

type Leaf = Exclude<StyleRule, { rules: StyleRule[] }>;
/** A rule that has an effect, with the custom properties and the animations that it uses. */
type Drawing = { needs?: string[][]; uses: string[]; runs: string[] };
type Facts = {
  drawings: Drawing[];
  /** Custom properties of the whole page, with those that their values use. */
  variables: Map<string, string[]>;
  animations: { css: string; keyframes: string }[];
};
/** What a page uses of a sheet: values of class attributes, custom properties and keyframes, each once. */
type Used = { classLists: string[]; variables: string[]; keyframes: string[] };
/** A sheet as all pages need it: its keyframes, and its styles for a `Used` as JSON, since similar pages use the same. */
type Prepared = { keyframes: string[]; stylesOf: (used: string) => string };
const known = new WeakMap<StyleRule[], Prepared>();
/** Number of results to keep of each sheet. */
const MOST = 50;

/**
 * Returns the part of a sheet that the given markup needs.
 * @param beside other styles of the page, which may use custom properties of this sheet
 */
export function stylesFor(markup: string, sheet: StyleRule[], beside = ''): string {
  const shown = markup.replace(CLOSED, '');
  const { keyframes, stylesOf } = prepared(sheet);
  const animations = String(shown.match(/animation[^;"]*/g));
  const used: Used = {
    classLists: classLists(shown),
    variables: [...new Set(variablesIn(beside + shown))],
    keyframes: keyframes.filter((name) => animations.includes(name)),
  };
  return stylesOf(JSON.stringify(used));
}

function prepared(sheet: StyleRule[]): Prepared {
  const found = known.get(sheet);
  if (found) return found;
  const facts = factsOf(leavesOf(sheet));
  const made: Prepared = {
    keyframes: facts.animations.map(({ keyframes }) => keyframes),
    stylesOf: remembered((used) => stylesUsed(sheet, facts, JSON.parse(used)), MOST),
  };
  known.set(sheet, made);
  return made;
}

function stylesUsed(sheet: StyleRule[], { drawings, variables, animations }: Facts, page: Used): string {
  const classes = classesIn(page.classLists);
  const drawn = drawings.filter(({ needs }) => isDrawn(needs));
  const used = new Set([...page.variables, ...drawn.flatMap(({ uses }) => uses)]);
  // The loop also visits names that are added to the set during the iteration.
  for (const name of used) for (const inner of variables.get(name) ?? []) used.add(inner);
  const running = new Set([...page.keyframes, ...drawn.flatMap(({ runs }) => runs)]);
  return [
    ...sheet.map(written),
    ...animations.filter(({ keyframes }) => running.has(keyframes)).map(({ css }) => css),
  ].join('');

  function isDrawn(needs: string[][] | undefined): boolean {
    return !needs || needs.some((names) => names.every((name) => classes.has(name)));
  }

  function written(rule: StyleRule): string {
    if ('keyframes' in rule) return '';
    if ('css' in rule) return isDrawn(rule.needs) ? rule.css : '';
    if ('declarations' in rule) {
      const kept = rule.declarations.filter(({ variable }) => !variable || used.has(variable));
      return kept.length > 0 ? `${rule.selector}{${kept.map(({ css }) => css).join(';')}}` : '';
    }
    const content = rule.rules.map(written).join('');
    if (content) return `${rule.head}{${content}}`;
    // An empty layer is still declared, to keep the order of layers.
    return rule.head.startsWith('@layer ') ? `${rule.head};` : '';
  }
}

function factsOf(leaves: Leaf[]): Facts {
  const animations = leaves.filter((leaf) => 'keyframes' in leaf);
  const variables = new Map<string, string[]>();
  const drawings: Drawing[] = [];
  const note = (css: string, needs?: string[][]) => {
    const runs = animations.map(({ keyframes }) => keyframes).filter((name) => css.includes(name));
    drawings.push({ ...(needs && { needs }), uses: variablesIn(css), runs });
  };
  for (const leaf of leaves) {
    if ('keyframes' in leaf) continue;
    if ('css' in leaf) note(leaf.css, leaf.needs);
    else {
      for (const { css, variable } of leaf.declarations) {
        if (variable) variables.set(variable, [...(variables.get(variable) ?? []), ...variablesIn(css)]);
        else note(css);
      }
    }
  }
  return { drawings, variables, animations };
}

/** Returns the values of the class attributes, each once: many elements have the same. */
function classLists(markup: string): string[] {
  return [...new Set(Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, value = '']) => value))];
}

function classesIn(lists: string[]): Set<string> {
  const decoded = lists.map((list) => list.replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity));
  return new Set(decoded.flatMap((list) => list.split(' ')));
}

function variablesIn(css: string): string[] {
  return Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name);
}

function leavesOf(rules: StyleRule[]): Leaf[] {
  return rules.flatMap((rule) => ('rules' in rule ? leavesOf(rule.rules) : [rule]));
}
