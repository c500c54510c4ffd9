import { type AllergenDeclaration, allergenStatement } from './allergens';
import { caffeineNote } from './caffeine';
import { type Gluten, glutenStatement } from './gluten';
import { type Lactose, lactoseStatement } from './lactose';
import { SUPPLEMENT_STATEMENTS, SUPPLEMENTS } from './supplements';
import { sweetenerStatements } from './sweeteners';

/** Statements on the ingredients that the law requires on a label. */
type Warned = AllergenDeclaration & { gluten: Gluten | null; lactose: Lactose | null };

/** With the maker's own statements. `caffeine` is in mg per serving; 0 is none, `null` is unknown. */
export type Declaration = Warned & { vegan: boolean; caffeine: number | null };

/** Returns the warnings right after the ingredients, in capitals, in the order of the label. */
export function labelStatements(declaration: Warned, category: string): string[] {
  return [
    ...dietStatements(declaration),
    ...sweetenerStatements(declaration.ingredients),
    ...(category === SUPPLEMENTS ? SUPPLEMENT_STATEMENTS : []),
  ];
}

/** Returns the warnings that say who may eat it. */
export function dietStatements(declaration: Warned): string[] {
  const { gluten, lactose } = declaration;
  const statements = [allergenStatement(declaration), lactoseStatement(lactose), glutenStatement(gluten)];
  return statements.filter((statement) => statement !== null);
}

/** Returns the notes below the warnings, in plain words. */
export function labelNotes(declaration: Declaration): string[] {
  const notes = [declaration.vegan ? 'Produto vegano: nada de origem animal.' : null, caffeineNote(declaration)];
  return notes.filter((note) => note !== null);
}
