import { type LucideIcon, Plus } from 'lucide-react';
import { type Facts, NOUNS, type Noun, nounLabel, nouns } from '../../shared/nouns';
import { fold } from '../../shared/search';
import { tabs } from '../layout/tabs';

export type Command = { id: string; group: string; title: string; hint?: string; to: string; icon: LucideIcon };

const COMMANDS: Command[] = [
  ...tabs.map(({ to, label, icon }) => ({ id: to, group: 'Ir para', title: label, to, icon })),
  ...NOUNS.flatMap(creations),
];

function creations(noun: Noun): Command[] {
  const { article, creation }: Facts = nouns[noun];
  if (!creation) return [];
  return [{ id: creation, group: 'Criar', title: `Nov${article} ${nounLabel(noun)}`, to: creation, icon: Plus }];
}

/** Commands in whose title every word of the query begins one. */
export function matchingCommands(query: string): Command[] {
  const words = fold(query).split(' ').filter(Boolean);
  return COMMANDS.filter(({ title }) => {
    const own = fold(title).split(' ');
    return words.every((word) => own.some((part) => part.startsWith(word)));
  });
}
