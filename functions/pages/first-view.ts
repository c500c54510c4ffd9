/**
 * A rule of a sheet, with the lists of classes (`needs`) of which one must be there whole for it to draw anything; without
 * them it always may. Or the custom properties of the whole page, an animation's keyframes, or an at-rule (`head`) with the
 * rules in it.
 */
export type StyleRule =
  | { css: string; needs?: string[][] }
  | { selector: string; declarations: { css: string; variable?: string }[] }
  | { css: string; keyframes: string }
  | { head: string; rules: StyleRule[] };

/** Dialogs that are closed: nobody sees them before the application lives. */
const CLOSED = /<dialog\b(?![^>]* open=)[^>]*>.*?<\/dialog>/gs;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/**
 * What of a sheet the given markup is drawn with.
 * @param beside styles that stand beside these, and use their custom properties
 */
export function stylesFor(markup: string, sheet: StyleRule[], beside = ''): string {
  const shown = markup.replace(CLOSED, '');
  const classes = classesIn(shown);
  const drawn = write(sheet, new Set());
  const used = variablesIn(drawn + beside + shown);
  const animations = everyRule(sheet).filter((rule) => 'keyframes' in rule);
  return [
    write(sheet, withThoseTheyUse(used)),
    ...animations.filter(({ keyframes }) => isNamed(keyframes)).map(({ css }) => css),
  ].join('');

  function write(rules: StyleRule[], variables: Set<string>): string {
    return rules.map((rule) => written(rule, variables)).join('');
  }

  function written(rule: StyleRule, variables: Set<string>): string {
    if ('keyframes' in rule) return '';
    if ('css' in rule) {
      const { css, needs } = rule;
      return !needs || needs.some((names) => names.every((name) => classes.has(name))) ? css : '';
    }
    if ('declarations' in rule) {
      const kept = rule.declarations.filter(({ variable }) => !variable || variables.has(variable));
      return kept.length > 0 ? `${rule.selector}{${kept.map(({ css }) => css).join(';')}}` : '';
    }
    const content = write(rule.rules, variables);
    if (content) return `${rule.head}{${content}}`;
    // An empty layer keeps its place among the others.
    return rule.head.startsWith('@layer ') ? `${rule.head};` : '';
  }

  function isNamed(animation: string): boolean {
    return drawn.includes(animation) || shown.includes(animation);
  }

  function withThoseTheyUse(names: Set<string>): Set<string> {
    const values = everyRule(sheet).flatMap((rule) => ('declarations' in rule ? rule.declarations : []));
    // A set that grows while it is walked is walked to its end.
    for (const name of names) {
      for (const { css, variable } of values) {
        if (variable === name) for (const inner of variablesIn(css)) names.add(inner);
      }
    }
    return names;
  }
}

function classesIn(markup: string): Set<string> {
  const values = markup.matchAll(/ class="([^"]*)"/g);
  return new Set(
    Array.from(values).flatMap(([, value = '']) =>
      value.replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity).split(' '),
    ),
  );
}

function variablesIn(css: string): Set<string> {
  return new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name));
}

function everyRule(rules: StyleRule[]): Exclude<StyleRule, { rules: StyleRule[] }>[] {
  return rules.flatMap((rule) => ('rules' in rule ? everyRule(rule.rules) : [rule]));
}
