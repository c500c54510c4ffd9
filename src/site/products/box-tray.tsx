import { ShoppingBag, Sparkles, Trash2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { formatPrice } from '../../shared/format';
import type { Pack } from '../../shared/pack';
import type { ProductCard } from '../../shared/product';
import { Button } from '../../ui/button';
import { Picture } from '../../ui/picture';
import type { Box } from './use-box';

type Props = { box: Box; products: ProductCard[]; pack: Pack };

/** The box itself, with a place for each unit, what it costs, and the way into the cart. */
export function BoxTray({ box, products, pack }: Props) {
  const { choice, isFull, sumCents, savingCents } = box;
  const pictureOf = (number: number | undefined) => products.find((product) => product.number === number)?.image?.src;
  const places = Array.from({ length: pack.size }, (_, index) => pictureOf(choice[index]));
  return (
    <section aria-labelledby="caixa" className="pack-tray noscript:hidden">
      <h2 id="caixa" className="pack-title">
        Sua caixa
      </h2>
      <ol aria-hidden className="pack-places" style={{ '--columns': columnsFor(pack.size) } as CSSProperties}>
        {places.map((src, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place has no other name
          <li key={index} data-filled={choice[index] !== undefined}>
            {src && <Picture src={src} alt="" sizes="(min-width: 64rem) 7rem, 3rem" />}
          </li>
        ))}
      </ol>
      <p role="status" className="pack-status">
        {toldOf(choice.length, pack.size)}
        {savingCents > 0 && ` Você economiza ${formatPrice(savingCents)}.`}
      </p>
      {choice.length > 0 && (
        <p className="pack-total">
          {savingCents > 0 && (
            <s>
              <span className="sr-only">Em vez de </span>
              {formatPrice(sumCents)}
            </s>
          )}
          <strong>{formatPrice(sumCents - savingCents)}</strong>
        </p>
      )}
      <div className="pack-acts">
        {isFull ? (
          <Button onClick={box.order} className="grow">
            <ShoppingBag aria-hidden size={20} className="max-sm:hidden" />
            Colocar no carrinho
          </Button>
        ) : (
          <Button look="soft" onClick={box.fillUp} className="grow">
            <Sparkles aria-hidden size={20} className="max-sm:hidden" />
            {choice.length === 0 ? 'Surpreenda-me' : 'Completar por mim'}
          </Button>
        )}
        {choice.length > 0 && (
          <button type="button" onClick={box.empty} aria-label="Esvaziar a caixa" className="pack-step">
            <Trash2 aria-hidden size={20} />
          </button>
        )}
      </div>
    </section>
  );
}

/** As many as leave the fewest places of the last row empty, and make the box somewhat wider than high. */
function columnsFor(size: number): number {
  const ideal = Math.sqrt(size * 1.5);
  const rated = [3, 4, 5, 6].map((columns) => ({
    columns,
    cost: (Math.ceil(size / columns) * columns - size) * 2 + Math.abs(columns - ideal),
  }));
  return Math.min(size, rated.toSorted((a, b) => a.cost - b.cost)[0]?.columns ?? size);
}

function toldOf(count: number, size: number): string {
  const missing = size - count;
  if (missing === 0) return 'Caixa completa!';
  if (count === 0) return `Sua caixa está vazia. Cabem ${size}.`;
  return `${count} de ${size}. ${missing === 1 ? 'Falta 1.' : `Faltam ${missing}.`}`;
}
