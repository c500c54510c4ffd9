import './favourites.css';
import { Heart, MessageCircle } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { remembers, SESSION_KEY } from '../../lib/session-hint';
import { isSame } from '../../shared/cart';
import { withFavourite } from '../../shared/kept-products';
import type { CurrentCard } from '../../shared/product';
import { shareLink } from '../../shared/whatsapp';
import { Button, buttonClass, LinkButton } from '../../ui/button';
import { Link } from '../../ui/link';
import { TextButton } from '../cart/text-button';
import { useCategoryPath, useSite } from '../layout/document';
import { Head } from '../layout/head';
import { SceneHeader } from '../layout/scene-header';
import { scenes } from '../layout/scenes';
import { CompareBar, ComparePick } from './compare-pick';
import { favourites } from './kept-state';
import { ProductCardView } from './product-card';
import { useFavouriteCards } from './use-favourite-cards';

const SIGN_IN = '/auth/login?next=/favoritos';

/** The favourites of this browser and of the account; rendered only in the browser. */
export function Component() {
  const { asked, answer, failed, retry } = useFavouriteCards();
  return (
    <>
      <Head title="Favoritos" description="Os produtos Soul que você guardou, com o preço de hoje." />
      <meta name="robots" content="noindex" />
      <SceneHeader
        low
        scene={scenes.soulicepote}
        title="Favoritos"
        text="O que você guardou com um coração, com o preço e o rótulo de hoje."
      />
      <div className="shell pb-20">
        {asked?.length === 0 ? (
          <None />
        ) : failed ? (
          <Notice title="Não foi possível buscar seus favoritos">
            <p>Eles continuam guardados neste navegador.</p>
            <Button onClick={retry}>Tentar de novo</Button>
          </Notice>
        ) : answer ? (
          <Cards {...answer} />
        ) : (
          <Loading />
        )}
      </div>
    </>
  );
}

type Key = Pick<CurrentCard, 'category' | 'number'>;

function Cards({ cards, gone }: { cards: CurrentCard[]; gone: Key[] }) {
  const liked = favourites.use();
  const { origin } = useSite();
  const pathOf = useCategoryPath();
  const count = useRef<HTMLParagraphElement>(null);
  const isLiked = (key: Key) => liked.some((one) => isSame(one, key));
  const kept = cards.filter(isLiked);
  const [wasSignedIn] = useState(() => remembers(SESSION_KEY));
  const missed = gone.filter(isLiked);
  // A single product cannot be compared, and the bar would cover it.
  const canCompare = cards.length > 1;

  /** The pressed button disappears, so the focus moves to the result. */
  function clear() {
    favourites.update(() => []);
    count.current?.focus();
  }

  if (wasSignedIn && kept.length === 0 && !remembers(SESSION_KEY)) return <SignedOut />;
  const message = kept.map((card) => `${card.name}: ${origin}${pathOf(card.category)}/${card.number}`);
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <p ref={count} role="status" tabIndex={-1} className="text-muted [outline:0]">
          {countText(kept.length)} {kept.length > 0 && <Keeper isOne={kept.length === 1} />}
        </p>
        {kept.length > 0 && (
          <div className="favourite-tools">
            <a
              href={shareLink(['Meus favoritos da Soul:', ...message].join('\n'))}
              target="_blank"
              rel="noopener"
              className={buttonClass('soft')}
            >
              <MessageCircle aria-hidden size={20} />
              Enviar no WhatsApp
            </a>
            <Button look="soft" onClick={clear}>
              Limpar favoritos
            </Button>
          </div>
        )}
      </div>
      {missed.length > 0 && (
        <p className="mb-8">
          {missed.length === 1
            ? 'Um favorito saiu do cardápio e não aparece aqui.'
            : `${missed.length} favoritos saíram do cardápio e não aparecem aqui.`}{' '}
          <TextButton onClick={() => favourites.update((all) => missed.reduce(withFavourite, all))}>
            {missed.length === 1 ? 'Esquecer esse' : 'Esquecer esses'}
          </TextButton>
        </p>
      )}
      <ul className="rows grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <li key={`${card.category}/${card.number}`} className="relative" data-gone={isLiked(card) ? undefined : ''}>
            <ProductCardView product={card} heading="h2" inRows />
            {card.hasPage && canCompare && <ComparePick product={card} />}
            <div className="favourite-pick two-rings print:hidden">
              <button
                type="button"
                aria-pressed={isLiked(card)}
                aria-label={`${card.name} nos favoritos`}
                onClick={() => favourites.update((all) => withFavourite(all, card))}
              >
                <Heart aria-hidden size={22} fill={isLiked(card) ? 'currentColor' : 'none'} />
              </button>
            </div>
          </li>
        ))}
      </ul>
      {cards.length === 0 && <LinkButton to="/produtos">Ver os produtos</LinkButton>}
      {canCompare && <CompareBar />}
    </>
  );
}

/** Says where the favourites are kept. */
function Keeper({ isOne }: { isOne: boolean }) {
  if (remembers(SESSION_KEY)) return isOne ? 'Ele acompanha a sua conta.' : 'Eles acompanham a sua conta.';
  return (
    <>
      Só este navegador sabe. <SignInLink>{`Entre para ${isOne ? 'levá-lo' : 'levá-los'} com você`}</SignInLink>
    </>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Nenhum favorito guardado.';
  return count === 1 ? '1 favorito.' : `${count} favoritos.`;
}

function None() {
  return (
    <Notice title="Nenhum favorito ainda">
      <p>Na página de um produto, toque em “Guardar nos favoritos” e ele espera por você aqui.</p>
      <LinkButton to="/produtos">Ver os produtos</LinkButton>
      {!remembers(SESSION_KEY) && (
        <p>
          Guardou na sua conta? <SignInLink>Entre para vê-los</SignInLink>
        </p>
      )}
    </Notice>
  );
}

/** Shown if the session ends while the page is open, which takes the account's favourites from this browser. */
function SignedOut() {
  return (
    <Notice title="Você saiu da sua conta">
      <p>Seus favoritos continuam guardados nela.</p>
      <LinkButton to={SIGN_IN}>Entrar para ver os favoritos</LinkButton>
    </Notice>
  );
}

function SignInLink({ children }: { children: string }) {
  return (
    <Link to={SIGN_IN} className="inline-block font-medium text-primary-deep underline underline-offset-4">
      {children}
    </Link>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card bg-blush px-6 py-16 text-center">
      <Heart aria-hidden size={56} strokeWidth={1.4} className="text-primary-deep" />
      <h2 className="text-heading">{title}</h2>
      {children}
    </div>
  );
}

/** Placeholder in the shape of the content. */
function Loading() {
  return (
    <>
      <noscript>
        <p className="rounded-card bg-blush p-card md:p-8">
          Seus favoritos ficam no navegador e precisam de JavaScript para aparecer. Ative-o e recarregue a página.
        </p>
      </noscript>
      <div className="noscript:hidden">
        <p role="status" className="mb-8 text-muted">
          Buscando seus favoritos...
        </p>
        <div aria-hidden className="rows grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {['a', 'b', 'c'].map((key) => (
            <div key={key} className="card min-h-80" />
          ))}
        </div>
      </div>
    </>
  );
}
