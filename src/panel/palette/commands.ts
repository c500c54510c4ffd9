import { type LucideIcon, Plus } from 'lucide-react';
import { fold } from '../../shared/search';
import { tabs } from '../layout/tabs';

export type Command = { id: string; group: string; title: string; hint?: string; to: string; icon: LucideIcon };

const NEW = [
  { title: 'Nova Postagem', to: '/painel/blog/novo' },
  { title: 'Novo Produto', to: '/painel/produtos/novo' },
  { title: 'Novo Local', to: '/painel/locations/novo' },
  { title: 'Novo Slide', to: '/painel/slides/novo' },
];

const COMMANDS: Command[] = [
  ...tabs.map(({ to, label, icon }) => ({ id: to, group: 'Ir para', title: label, to, icon })),
  ...NEW.map(({ title, to }) => ({ id: to, group: 'Criar', title, to, icon: Plus })),
];

/** Commands in whose title every word of the query begins one. */
export function matchingCommands(query: string): Command[] {
  const words = fold(query).split(' ').filter(Boolean);
  return COMMANDS.filter(({ title }) => {
    const own = fold(title).split(' ');
    return words.every((word) => own.some((part) => part.startsWith(word)));
  });
}
