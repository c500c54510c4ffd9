import { allergensNamed, type Form } from './allergen-words';
import { type Gluten, glutenLabels } from './gluten';
import { type Lactose, lactoseLabels } from './lactose';
import { type Allergen, inOrder, namesOf } from './regulation';

export type AllergenDeclaration = {
  ingredients: string | null;
  contains: readonly Allergen[];
  mayContain: readonly Allergen[];
};

/** A declared allergen that the ingredients do not name counts as the food itself, the more serious case. */
const ITSELF: Form = { food: true, derivative: false };

/**
 * Returns the warning on foods that cause allergies (RDC 727/2022, which took over RDC 26/2015: arts. 6º and 7º on the
 * words, art. 8º on capitals, bold type, and the place right after the ingredients). The declared lists decide which
 * foods are named. The ingredients decide the form: the food, something made of it, or both, each with its own wording in
 * the regulation. Each form has its own sentence, so none can be read into another.
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

type Warnings = Omit<AllergenDeclaration, 'ingredients'> & { gluten: Gluten | null; lactose: Lactose | null };

/**
 * Returns the declared allergens, lactose and gluten in short sentences, in the label's order, for a list in which the whole
 * warning of every product would hide the choice: `Contém leite. Pode conter soja. Contém lactose. Não contém glúten.` Empty
 * if nothing is declared.
 */
export function allergensInBrief({ contains, mayContain, gluten, lactose }: Warnings): string {
  const sentences = [
    contains.length > 0 && `Contém ${namesOf(contains)}.`,
    mayContain.length > 0 && `Pode conter ${namesOf(mayContain)}.`,
    lactose && lactose !== 'notApplicable' && `${lactoseLabels[lactose]}.`,
    gluten && `${glutenLabels[gluten]}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Returns the allergens that the ingredients name and `contains` lacks. */
export function undeclared({ ingredients, contains }: Omit<AllergenDeclaration, 'mayContain'>): Allergen[] {
  const named = [...allergensNamed(ingredients ?? '').keys()];
  return inOrder(named.filter((code) => !contains.includes(code)));
}
