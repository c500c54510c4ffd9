import { ChevronRight, CircleCheck } from 'lucide-react';
import type { Noun } from '../../shared/nouns';
import { listAddress } from '../../shared/panel-lists';
import { can } from '../../shared/permissions';
import type { Stats } from '../../shared/stats';
import { Link } from '../../ui/link';
import { useUser } from '../session/guard';

type Item = { noun: Noun; count: number; one: string; many: string; to: string };

/** Lists what an editor may have forgotten, with links to the lists that the user may open. */
export function Attention({ stats: { posts, products, slides, locations, media, mail } }: { stats: Stats }) {
  const user = useUser();
  const all: Item[] = [
    {
      noun: 'users',
      count: mail.failed,
      one: 'e-mail não foi entregue',
      many: 'e-mails não foram entregues',
      to: listAddress('users', { mail: 'failed' }),
    },
    {
      noun: 'posts',
      count: posts.drafts,
      one: 'rascunho no blog',
      many: 'rascunhos no blog',
      to: listAddress('posts', { state: 'draft' }),
    },
    {
      noun: 'posts',
      count: posts.withoutCover,
      one: 'postagem publicada sem capa',
      many: 'postagens publicadas sem capa',
      to: listAddress('posts', { state: 'withoutCover' }),
    },
    {
      noun: 'products',
      count: products.withoutPicture,
      one: 'produto no site sem imagem',
      many: 'produtos no site sem imagem',
      to: listAddress('products', { shown: 'withoutPicture' }),
    },
    {
      noun: 'products',
      count: products.withoutSheet,
      one: 'produto sem ficha técnica',
      many: 'produtos sem ficha técnica',
      to: listAddress('products', { shown: 'withoutSheet' }),
    },
    {
      noun: 'products',
      count: products.energyOff,
      one: 'produto com energia que não bate com os nutrientes',
      many: 'produtos com energia que não bate com os nutrientes',
      to: listAddress('products', { shown: 'energyOff' }),
    },
    {
      noun: 'media',
      count: media.withoutAlt,
      one: 'imagem sem texto alternativo',
      many: 'imagens sem texto alternativo',
      to: listAddress('media', { alt: 'missing' }),
    },
    {
      noun: 'slides',
      count: slides.total - slides.active,
      one: 'slide inativo',
      many: 'slides inativos',
      to: listAddress('slides', { status: 'inactive' }),
    },
    {
      noun: 'locations',
      count: locations.withoutCoordinates,
      one: 'local sem coordenadas no mapa',
      many: 'locais sem coordenadas no mapa',
      to: listAddress('locations', { coordinates: 'missing' }),
    },
  ];
  const items = all.filter(({ noun, count }) => count > 0 && can(user, noun));

  return (
    <section aria-labelledby="atencao" className="panel-card p-4">
      <h2 id="atencao" className="text-base">
        Precisa de atenção
      </h2>
      {items.length === 0 && (
        <p className="mt-4 flex items-center gap-2.5">
          <CircleCheck aria-hidden size={18} className="shrink-0 text-success" />
          Tudo em dia: nada pendente.
        </p>
      )}
      <ul className="-mx-2 mt-2">
        {items.map(({ count, one, many, to }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-10 items-center gap-3 rounded-lg px-2 hover:bg-sunken hover:text-ink">
              <strong className="min-w-7 rounded-full bg-warning-soft px-2 text-center text-sm font-semibold text-warning tabular-nums">
                {count}
              </strong>
              <span className="min-w-0 flex-1">{count === 1 ? one : many}</span>
              <ChevronRight aria-hidden size={16} className="shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
