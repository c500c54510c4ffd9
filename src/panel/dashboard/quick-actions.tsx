import { ArrowRight } from 'lucide-react';
import { type Noun, nouns } from '../../shared/nouns';
import { can } from '../../shared/permissions';
import { Link } from '../../ui/link';
import { panelNouns } from '../nouns';
import { useUser } from '../session/guard';

const ACTIONS: { noun: Noun; title: string; text: string }[] = [
  { noun: 'posts', title: 'Gerenciar blog', text: 'Escrever e publicar postagens' },
  { noun: 'locations', title: 'Gerenciar locais', text: 'Endereços, tipos e coordenadas' },
  { noun: 'slides', title: 'Gerenciar slides', text: 'O carrossel da página inicial' },
];

export function QuickActions() {
  const user = useUser();
  return (
    <section>
      <h2 className="mt-2 mb-3 text-base">Ações rápidas</h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {ACTIONS.filter(({ noun }) => can(user, noun)).map(({ noun, title, text }) => {
          const { icon: Icon } = panelNouns[noun];
          return (
            <li key={noun}>
              <Link
                to={nouns[noun].panel}
                className="panel-card group flex h-full items-center gap-3 p-4 hover:border-edge"
              >
                <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-lilac text-primary-deep">
                  <Icon aria-hidden size={18} />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-medium text-ink">{title}</span>
                  <span className="block text-sm text-muted">{text}</span>
                </span>
                <ArrowRight
                  aria-hidden
                  size={16}
                  className="shrink-0 text-muted transition-transform group-hover:translate-x-0.5"
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
