import { ArrowLeftRight, KeyRound, type LucideIcon, Plus } from 'lucide-react';
import { type Facts, NOUNS, nounLabel, nouns, recordPath } from '../../shared/nouns';
import { PAGE_KEYS, PAGES } from '../../shared/pages/labels';
import { can, type Permission } from '../../shared/permissions';
import type { Role } from '../../shared/roles';
import { fold } from '../../shared/search';
import { newTitle } from '../../shared/titles';
import { SECURITY, tabs } from '../layout/tabs';
import { TRANSFER } from '../lists/transfer-link';
import { BRAND_LIBRARY } from '../media/sources';
import { panelNouns } from '../nouns';
import { matches, wordsOf } from '../parts/matches';
import { resembles } from './likeness';
import { otherWords } from './other-words';

type Shown = { id: string; group: string; title: string; hint?: string; icon: LucideIcon; needs: Permission };

/** What the palette offers: to go somewhere, or to do something here. */
export type Command = Shown & ({ kind: 'go'; to: string } | { kind: 'act'; run: () => void });

/** Every screen that is come to without naming a record. */
export const screens: Command[] = [
  ...tabs.map(({ to, label, icon, needs }) => screen(to, label, icon, needs)),
  ...NOUNS.filter((noun) => !tabs.some(({ to }) => to === nouns[noun].panel)).map((noun) =>
    screen(nouns[noun].panel, nounLabel(noun, 'plural'), panelNouns[noun].icon, noun),
  ),
  ...PAGE_KEYS.map((page) =>
    screen(recordPath('pages', page), `Página ${PAGES[page].name}`, panelNouns.pages.icon, 'pages'),
  ),
  screen(BRAND_LIBRARY, 'Imagens da marca', panelNouns.media.icon, 'media'),
  screen(TRANSFER, 'Exportar e importar', ArrowLeftRight, 'transfer'),
  screen(SECURITY, 'Entrada em duas etapas', KeyRound, 'panel'),
];

export const creations: Command[] = NOUNS.flatMap((noun) => {
  const { creation }: Facts = nouns[noun];
  if (!creation) return [];
  const title = newTitle(noun);
  return [{ kind: 'go', id: creation, group: 'Criar', title, to: creation, icon: Plus, needs: noun }];
});

/** A list is found by what its records are called, too: the blog by `postagens`. */
function screen(to: string, title: string, icon: LucideIcon, needs: Permission): Command {
  const noun = NOUNS.find((one) => nouns[one].panel === to);
  const records = noun && nounLabel(noun, 'plural');
  const hint = records && records !== title ? { hint: records } : {};
  return { kind: 'go', id: to, group: 'Ir para', title, to, icon, needs, ...hint };
}

/** A query that begins with one of the verbs: which of them it may be, and what it is said of. */
export type Order = { verbs: string[]; object: string };

/** One letter may begin anything; from the second on it may be an order: `desat choc`. */
export function orderIn(query: string, verbs: string[]): Order | null {
  const [first = '', ...object] = wordsOf(query);
  const meant = verbs.filter((verb) => first.length > 1 && fold(verb).startsWith(first));
  return meant.length > 0 ? { verbs: meant, object: object.join(' ') } : null;
}

type User = { roles: readonly Role[] };

export type Offer = {
  recent: Command[];
  /** What the screen that is open offers at its head. */
  here: Command[];
  acts: Command[];
  /** Too many to be read through: they are for who types. */
  more: Command[];
};

/**
 * What is offered without asking the server, of what the person may do. What was opened last stands first, until something
 * is typed: then it stands right before what the server finds.
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

/** A command that is called otherwise, beside the words for it that tell why it is found. */
function meantBy(query: string, command: Command): Command[] {
  const words = otherWords[command.id] ?? [];
  if (!matches(query, { title: command.title, hint: [command.hint, ...words].join(' ') })) return [];
  const whole = words.filter((word) => matches(query, { title: word }));
  const parts = words.filter((word) => wordsOf(query).some((asked) => matches(asked, { title: word })));
  const telling = whole.length > 0 ? whole : parts;
  return [{ ...command, hint: telling.join(', ') }];
}

/** What is called nearly so: it may be meant where nothing is called by the words as they are typed. */
export function mistyped(query: string, user: User, offer: Offer): Command[] {
  return everythingIn(offer).filter((command) => can(user, command.needs) && resembles(query, command));
}

function everythingIn(offer: Offer): Command[] {
  return [...ownOf(offer), ...screens, ...creations, ...offer.acts, ...offer.more];
}

/** What is offered everywhere needs no second line. */
function ownOf({ here, acts }: Offer): Command[] {
  const known = new Set([...screens, ...creations, ...acts].map(({ title }) => fold(title)));
  return here.filter(({ title }) => !known.has(fold(title)));
}
