import { type AllergenDeclaration, allergenStatement } from './allergens';
import { caffeineNote } from './caffeine';
import { type Gluten, glutenStatement } from './gluten';
import { type Lactose, lactoseStatement } from './lactose';
import { SUPPLEMENT_STATEMENTS, SUPPLEMENTS } from './supplements';
import { sweetenerStatements } from './sweeteners';

/** What the law has a label say of its ingredients. */
type Warned = AllergenDeclaration & { gluten: Gluten | null; lactose: Lactose | null };

/** With what the maker says besides. `caffeine` is in mg a serving; 0 is none, `null` is not known. */
export type Declaration = Warned & { vegan: boolean; caffeine: number | null };

/** The warnings that stand right after the ingredients, in capitals, in the order of the label. */
export function labelStatements(declaration: Warned, category: string): string[] {
  return [
    ...dietStatements(declaration),
    ...sweetenerStatements(declaration.ingredients),
    ...(category === SUPPLEMENTS ? SUPPLEMENT_STATEMENTS : []),
  ];
}

/** Those of them that tell who may eat it. */
export function dietStatements(declaration: Warned): string[] {
  const { gluten, lactose } = declaration;
  const statements = [allergenStatement(declaration), lactoseStatement(lactose), glutenStatement(gluten)];
  return statements.filter((statement) => statement !== null);
}

/** What is told below them, in plain words. */
export function labelNotes(declaration: Declaration): string[] {
  const notes = [declaration.vegan ? 'Produto vegano: nada de origem animal.' : null, caffeineNote(declaration)];
  return notes.filter((note) => note !== null);
}
