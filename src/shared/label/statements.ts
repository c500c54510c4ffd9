import { type AllergenDeclaration, allergenStatement } from './allergens';
import { type Gluten, glutenStatement } from './gluten';
import { type Lactose, lactoseStatement } from './lactose';

export type Declaration = AllergenDeclaration & { gluten: Gluten | null; lactose: Lactose | null };

/** The warnings that stand right after the ingredients, in capitals, in the order of the label. */
export function labelStatements(declaration: Declaration): string[] {
  const { gluten, lactose } = declaration;
  const statements = [allergenStatement(declaration), lactoseStatement(lactose), glutenStatement(gluten)];
  return statements.filter((statement) => statement !== null);
}
