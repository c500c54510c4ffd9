import { allergensNamed, type Form } from './allergen-words';
import { type Allergen, inOrder, namesOf } from './regulation';

export type AllergenDeclaration = {
  ingredients: string | null;
  contains: readonly Allergen[];
  mayContain: readonly Allergen[];
};

/** What is declared and not found among the ingredients is taken for the food itself, the graver of the two. */
const ITSELF: Form = { food: true, derivative: false };

/**
 * The warning on foods that cause allergies (RDC 727/2022, which took over RDC 26/2015: arts. 6º and 7º on the words, art.
 * 8º on capitals, bold type, and the place right after the ingredients). The declared lists decide what is named; the
 * ingredients decide whether it is the food, what is made of it, or both, for which the regulation has three wordings.
 * Each stands in a sentence of its own, so that none can be read into another.
 */
export function allergenStatement({ ingredients, contains, mayContain }: AllergenDeclaration): string | null {
  const named = allergensNamed(ingredients ?? '');
  const those = (wanted: Form) =>
    namesOf(
      contains.filter((code) => {
        const { food, derivative } = named.get(code) ?? ITSELF;
        return food === wanted.food && derivative === wanted.derivative;
      }),
    );
  const [foods, both, derivatives] = [
    those(ITSELF),
    those({ food: true, derivative: true }),
    those({ food: false, derivative: true }),
  ];
  const traces = namesOf(mayContain);
  const sentences = [
    foods && `contém ${foods}.`,
    both && `contém ${both} e derivados.`,
    derivatives && `contém derivados de ${derivatives}.`,
    traces && `pode conter ${traces}.`,
  ].filter(Boolean);
  return sentences.length > 0 ? `alérgicos: ${sentences.join(' ')}`.toUpperCase() : null;
}

/** What the ingredients name and the list of what the product contains lacks. */
export function undeclared({ ingredients, contains }: Omit<AllergenDeclaration, 'mayContain'>): Allergen[] {
  const named = [...allergensNamed(ingredients ?? '').keys()];
  return inOrder(named.filter((code) => !contains.includes(code)));
}
