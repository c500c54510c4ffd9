import { SUPPLEMENTS } from '../../shared/label/supplements';
import type { Product } from '../../shared/product';
import { Link } from '../../ui/link';
import { Text } from '../../ui/text';

type Shown = Pick<Product, 'category' | 'ingredients' | 'statements' | 'notes'>;

/** Ingredients in label order, followed by the label's warnings. Renders nothing if none are known. */
export function Ingredients({ product: { category, ingredients, statements, notes } }: { product: Shown }) {
  if (ingredients === null && !statements[0] && !notes[0]) return null;
  return (
    <section aria-labelledby="ingredientes">
      <h2 id="ingredientes" className="mb-5 text-heading">
        {ingredients === null ? 'Glúten e alergênicos' : 'Ingredientes'}
      </h2>
      <div className="grid gap-3 rounded-card border-2 border-ink bg-surface p-3 text-[clamp(0.75rem,4vw,0.95em)] snug text-ink sm:p-5">
        {ingredients !== null && (
          <p>
            <Text>{ingredients}</Text>
          </p>
        )}
        {statements[0] && (
          <div className="font-semibold">
            {statements.map((statement) => (
              <p key={statement}>
                <Text>{statement}</Text>
              </p>
            ))}
          </div>
        )}
        {notes.map((note) => (
          <p key={note}>
            <Text>{note}</Text>
          </p>
        ))}
      </div>
      {/* Not of the label, so outside of its frame. Supplements are sold in their own pots. */}
      {category !== SUPPLEMENTS && (
        <p className="mt-3 text-sm">
          No balcão, um preparo pode encostar em outro: se você tem alergia ou doença celíaca, avise a equipe. Veja as{' '}
          <Link to="/perguntas-frequentes" className="underline">
            perguntas frequentes
          </Link>
          .
        </p>
      )}
    </section>
  );
}
