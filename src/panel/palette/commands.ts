import { ArrowLeftRight, KeyRound, type LucideIcon, Plus } from 'lucide-react';
import { type Facts, NOUNS, nounLabel, nouns, recordPath } from '../../shared/nouns';
import { PAGE_KEYS, PAGES } from '../../shared/pages/labels';
import { can, type Permission } from '../../shared/permissions';
import type { Role } from '../../shared/roles';
import { fold } from '../../shared/search';
import { newTitle } from '../../shared/titles';
import { SECURITY, tabs } from '../layout/tabs';
import { TRANSFER } from '../lists/transfer-link';
import { panelNouns } from '../nouns';
import { matches, wordsOf } from '../parts/matches';
import { resembles } from './likeness';
import { otherWords } from './other-words';
import { views } from './views';

type Shown = { id: string; group: string; title: string; hint?: string; icon: LucideIcon; needs: Permission };

/** A command of the palette: navigation, or an action. */
export type Command = Shown & ({ kind: 'go'; to: string } | { kind: 'act'; run: () => void });

/** All screens that need no record. */
export const screens: Command[] = [
  ...tabs.map(({ to, label, icon, needs }) => screen(to, label, icon, needs)),
  ...NOUNS.filter((noun) => !tabs.some(({ to }) => to === nouns[noun].panel)).map((noun) =>
    screen(nouns[noun].panel, nounLabel(noun, 'plural'), panelNouns[noun].icon, noun),
  ),
  ...PAGE_KEYS.map((page) =>
    screen(recordPath('pages', page), `Página ${PAGES[page].name}`, panelNouns.pages.icon, 'pages'),
  ),
  screen(TRANSFER, 'Exportar e importar', ArrowLeftRight, 'transfer'),
  screen(SECURITY, 'Entrada em duas etapas', KeyRound, 'panel'),
];

export const creations: Command[] = NOUNS.flatMap((noun) => {
  const { creation }: Facts = nouns[noun];
  if (!creation) return [];
  const title = newTitle(noun);
  return [{ kind: 'go', id: creation, group: 'Criar', title, to: creation, icon: Plus, needs: noun }];
});

/** Returns the command for a screen. A list is also found by the name of its records: the blog by `postagens`. */
function screen(to: string, title: string, icon: LucideIcon, needs: Permission): Command {
  const noun = NOUNS.find((one) => nouns[one].panel === to);
  const records = noun && nounLabel(noun, 'plural');
  const hint = records && records !== title ? { hint: records } : {};
  return { kind: 'go', id: to, group: 'Ir para', title, to, icon, needs, ...hint };
}

/** A query that begins with verbs: those that it may mean, and the rest of the query. */
type Order = { verbs: string[]; object: string };

/** Returns the order in a query. A verb counts from its second letter: `desat choc`. */
export function orderIn(query: string, verbs: string[]): Order | null {
  const [first = '', ...object] = wordsOf(query);
  const meant = verbs.filter((verb) => first.length > 1 && fold(verb).startsWith(first));
  return meant.length > 0 ? { verbs: meant, object: object.join(' ') } : null;
}

type User = { roles: readonly Role[] };

type Offer = {
  recent: Command[];
  /** Actions at the top of the open screen. */
  here: Command[];
  acts: Command[];
  /** Found by typing only, because they are too many to list. */
  more: Command[];
};

/**
 * Returns the permitted commands that need no request. Recent records come first while nothing is typed, then last, right
 * before the server's results.
 */
export function offered(query: string, user: User, offer: Offer): Command[] {
  const may = ({ needs }: Command) => can(user, needs);
  const { recent, acts } = offer;
  if (!query.trim()) return [...recent, ...ownOf(offer), ...creations, ...acts, ...screens].filter(may);
  const all = everythingIn(offer);
  const named = all.filter((command) => matches(query, command));
  const meant = all.filter((command) => !named.includes(command)).flatMap((command) => meantBy(query, command));
  const opened = recent.filter(({ title }) => matches(query, { title }));
  return [...named, ...meant, ...opened].filter(may);
}

/** Returns a command that is found by a synonym, with the matching synonyms as its hint. */
function meantBy(query: string, command: Command): Command[] {
  const words = otherWords[command.id] ?? [];
  if (!matches(query, { title: command.title, hint: [command.hint, ...words].join(' ') })) return [];
  const whole = words.filter((word) => matches(query, { title: word }));
  const parts = words.filter((word) => wordsOf(query).some((asked) => matches(asked, { title: word })));
  const telling = whole.length > 0 ? whole : parts;
  return [{ ...command, hint: telling.join(', ') }];
}

/** Returns commands with a similar name, as a fallback for typing errors. */
export function mistyped(query: string, user: User, offer: Offer): Command[] {
  return everythingIn(offer).filter((command) => can(user, command.needs) && resembles(query, command));
}

function everythingIn(offer: Offer): Command[] {
  return [...ownOf(offer), ...screens, ...views, ...creations, ...offer.acts, ...offer.more];
}

/** Returns the actions of the open screen, except those offered everywhere. */
function ownOf({ here, acts }: Offer): Command[] {
  const known = new Set([...screens, ...creations, ...acts].map(({ title }) => fold(title)));
  return here.filter(({ title }) => !known.has(fold(title)));
}
