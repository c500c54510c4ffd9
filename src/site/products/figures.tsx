import { decimal, declaredAmount } from '../../shared/nutrition';
import type { Nutrition } from '../../shared/nutrition-facts';
import type { Product } from '../../shared/product';
import { Text } from '../../ui/text';

const FIGURES = [
  ['proteins', 'de proteína por porção', 'g'],
  ['calories', 'de energia', 'kcal'],
  ['addedSugars', 'de açúcares adicionados', 'g'],
] as const;

/** The key figures of a portion, as on the label; nothing for a product without protein. */
export function Figures({ nutrition }: { nutrition: Nutrition }) {
  const figures = ([key, name, unit]: (typeof FIGURES)[number]) => {
    const amount = declaredAmount(nutrition, key);
    return amount === null ? [] : [{ name, amount: `${decimal(amount)} ${unit}` }];
  };
  if (!declaredAmount(nutrition, 'proteins')) return null;
  return (
    <section aria-labelledby="porcao" className="shell">
      <h2 id="porcao" className="sr-only">
        Em cada porção
      </h2>
      <ul className="figures">
        {FIGURES.flatMap(figures).map(({ name, amount }) => (
          <li key={name}>
            <b>
              <Text>{amount}</Text>
            </b>{' '}
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What `glutenStatement('free')` returns, whose module would cost every product page 300 bytes. */
const GLUTEN_FREE = 'NÃO CONTÉM GLÚTEN.';

/** A sticker on the picture with the best fact of the label, which the page also tells in words. Its styles show it. */
export function Sticker({ nutrition, statements }: Pick<Product, 'nutrition' | 'statements'>) {
  const proteins = declaredAmount(nutrition, 'proteins') ?? 0;
  const isRich = proteins >= 10;
  if (!isRich && !(proteins && statements.includes(GLUTEN_FREE))) return null;
  return (
    <p hidden aria-hidden className="sticker">
      <b>{isRich ? `${decimal(proteins)} g` : 'sem'}</b>
      <small>{isRich ? 'de proteína' : 'glúten'}</small>
    </p>
  );
}
