import { ChevronDown, ChevronUp, ShoppingBag, Sparkles, Trash2, Undo2 } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { formatPrice } from '../../shared/number-text';
import type { Pack } from '../../shared/pack';
import { Button } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { PACK_STEP } from './flavour-pick';
import type { Box } from './use-box';

/** As high as its line, so that the buttons below stay in place. */
const UNDO = '-my-1.5 py-1.5 font-medium text-primary-deep underline underline-offset-4';

/**
 * The box: a place for each unit, its price and the button to the cart. In narrow windows it is a bar at the bottom with the
 * fill level, and expands to show the rest.
 */
export function BoxTray({ box, pack }: { box: Box; pack: Pack }) {
  const { choice, places, isFull, sumCents, savingCents, said, isOverfull, restore } = box;
  const [isOpen, setOpen] = useState(false);
  const More = isOpen ? ChevronDown : ChevronUp;
  const canEmpty = choice.length > 0 || restore !== null;
  const folded = isOpen ? '' : 'max-lg:sr-only';
  return (
    <section aria-labelledby="caixa" data-open={isOpen} className="pack-tray text-ink shadow-lift noscript:hidden">
      <h2 id="caixa" className={`text-heading ${folded}`}>
        Sua caixa
      </h2>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label="Ver a caixa toda"
        onClick={() => setOpen(!isOpen)}
        className={`pack-more lg:hidden ${PACK_STEP}`}
      >
        <More aria-hidden size={20} />
      </button>
      <ol aria-hidden className="pack-places" style={{ '--columns': columnsFor(pack.size) } as CSSProperties}>
        {places.map(({ src, isInCart }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is the only key.
          <li key={index} data-filled={src !== undefined} data-in-cart={isInCart}>
            {src && <Picture src={src} shape="square" alt="" sizes="(min-width: 64rem) 5.5rem, 3rem" />}
          </li>
        ))}
      </ol>
      {!isOpen && (
        <p aria-hidden className="font-medium snug lg:hidden">
          <span className="block whitespace-nowrap">{`${pack.size - box.missing} de ${pack.size}`}</span>
          {choice.length > 0 && <span className="block whitespace-nowrap">{formatPrice(sumCents - savingCents)}</span>}
        </p>
      )}
      {choice.length > 0 && (
        <div className={`pack-contents text-sm snug ${box.glutenWarning ? '' : folded}`}>
          <p className={folded}>{box.contents}</p>
          {box.glutenWarning && <p className="font-semibold">{box.glutenWarning}</p>}
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <p role="status" className={`pack-told snug ${isOverfull || box.undoSurprise ? '' : folded}`}>
        {toldOf(box, pack)}
        {isOverfull && ' Para trocar um sabor, tire outro antes.'}{' '}
        {box.undoSurprise && (
          <button type="button" onClick={box.undoSurprise} className={UNDO}>
            Desfazer
          </button>
        )}
      </p>
      {choice.length > 0 && (
        <p className={`flex flex-wrap items-baseline gap-x-2 ${folded}`}>
          {savingCents > 0 && (
            <s>
              <span className="sr-only">Em vez de </span>
              {formatPrice(sumCents)}
            </s>
          )}
          <strong className="font-display text-heading">{formatPrice(sumCents - savingCents)}</strong>
          {/* In the price's own line, or the buttons would move. */}
          {box.inCart > 0 && <span className="text-sm">{`com ${box.inCart} do carrinho`}</span>}
        </p>
      )}
      {/* Buttons never move, so a second press repeats the first action. */}
      <Button
        look={isFull ? 'primary' : 'outline'}
        onClick={() => isFull && box.order()}
        aria-disabled={!isFull}
        className="pack-order"
      >
        <ShoppingBag aria-hidden size={20} className="max-sm:hidden" />
        Colocar no carrinho
      </Button>
      <div className="pack-rest">
        <Button look="light" onClick={box.fillUp} className="flex-1">
          <Sparkles aria-hidden size={20} className="max-sm:hidden" />
          {fillingOf(box)}
        </Button>
        <button
          type="button"
          onClick={() => canEmpty && (restore ?? box.empty)()}
          aria-disabled={!canEmpty}
          aria-label={restore ? 'Desfazer: pôr os sabores de volta' : 'Esvaziar a caixa'}
          className={PACK_STEP}
        >
          {restore ? <Undo2 aria-hidden size={20} /> : <Trash2 aria-hidden size={20} />}
        </button>
      </div>
    </section>
  );
}

/** Returns the columns that leave the fewest empty places in the last row and make the box slightly wider than high. */
function columnsFor(size: number): number {
  const ideal = Math.sqrt(size * 1.5);
  const rated = [3, 4, 5, 6].map((columns) => ({
    columns,
    cost: (Math.ceil(size / columns) * columns - size) * 2 + Math.abs(columns - ideal),
  }));
  return Math.min(size, rated.toSorted((a, b) => a.cost - b.cost)[0]?.columns ?? size);
}

function fillingOf({ choice, inCart, isFull, isSurprise }: Box): string {
  if (isFull) return isSurprise ? 'Outra surpresa' : 'Surpreenda-me';
  return choice.length + inCart > 0 ? 'Completar por mim' : 'Surpreenda-me';
}

function toldOf({ choice, missing, inCart, savingCents }: Box, { line, size, discount }: Pack): string {
  if (missing === 0) return `Caixa completa!${savingCents > 0 ? ` Você economiza ${formatPrice(savingCents)}.` : ''}`;
  const here = inCart > 0 ? `${inCart} ${line} já no carrinho. ` : '';
  const offer = discount > 0 ? ` Completa, sai com ${discount}% de desconto.` : '';
  if (choice.length === 0 && inCart === 0) return `Sua caixa está vazia. Cabem ${size}.${offer}`;
  return `${here}${inCart + choice.length} de ${size}. ${missing === 1 ? 'Falta 1.' : `Faltam ${missing}.`}${offer}`;
}
