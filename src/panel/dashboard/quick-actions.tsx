import { ArrowRight, FileText, type LucideIcon, MapPin, Presentation } from 'lucide-react';
import { Link } from '../../ui/link';

const ACTIONS: { to: string; title: string; text: string; icon: LucideIcon }[] = [
  { to: '/painel/blog', title: 'Gerenciar blog', text: 'Escrever e publicar postagens', icon: FileText },
  { to: '/painel/locations', title: 'Gerenciar lojas', text: 'Endereços, tipos e coordenadas', icon: MapPin },
  { to: '/painel/slides', title: 'Gerenciar slides', text: 'O carrossel da página inicial', icon: Presentation },
];

export function QuickActions() {
  return (
    <section>
      <h2 className="mt-2 mb-3 text-base">Ações rápidas</h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {ACTIONS.map(({ to, title, text, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className="panel-card group flex h-full items-center gap-3 p-4 hover:border-edge">
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
        ))}
      </ul>
    </section>
  );
}
