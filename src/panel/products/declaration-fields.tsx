import { type RefObject, useRef } from 'react';
import { undeclared } from '../../shared/label/allergens';
import { declarationDoubts } from '../../shared/label/doubts';
import { GLUTEN_CODES, glutenLabels } from '../../shared/label/gluten';
import { LACTOSE_CODES, lactoseLabels, lactoseLimits } from '../../shared/label/lactose';
import { ALLERGENS, inOrder, namesOf } from '../../shared/label/regulation';
import { type Declaration, labelStatements } from '../../shared/label/statements';
import { veganProblem } from '../../shared/label/vegan';
import { declarationInput } from '../../shared/typed/declaration';
import { productLabels } from '../../shared/typed/product';
import { Field, SelectField, TextAreaField } from '../../ui/field';
import { Button } from '../parts/button';
import { ChoicesField } from '../parts/choices-field';
import { Switch } from '../parts/switch';
import { Warning } from '../parts/warning';
import type { ProductForm } from './product-form';

/** Edits what the label declares: ingredients, allergens, gluten, lactose, caffeine, and whether it is vegan. */
export function DeclarationFields({ form }: { form: ProductForm }) {
  const { text, bind, values } = form;
  const declaration = declarationInput(values);
  const contains = useRef<HTMLDivElement>(null);
  // Shows a contradiction before a save is refused for it.
  const contradiction = veganProblem(declaration);
  return (
    <fieldset className="panel-card grid min-w-0 gap-5 p-5">
      <legend className="sr-only">Ingredientes e alergênicos</legend>
      <div aria-hidden>
        <h2 className="text-lg">Ingredientes e alergênicos</h2>
      </div>
      <div>
        <TextAreaField
          label={productLabels.ingredients}
          {...text('ingredients')}
          rows={5}
          hint="Em ordem decrescente de quantidade, como no rótulo. O que compõe um ingrediente vai entre parênteses."
        />
        <Suggestion form={form} declaration={declaration} list={contains} />
      </div>
      <div ref={contains}>
        <ChoicesField
          choices={ALLERGENS}
          label={productLabels.contains}
          hint="O que a receita leva: o próprio alimento ou um derivado dele. O texto do rótulo diz qual, pela lista de ingredientes."
          {...bind('contains')}
        />
      </div>
      <ChoicesField
        choices={ALLERGENS}
        label={productLabels.mayContain}
        hint="O que pode passar de um produto a outro na produção."
        {...bind('mayContain')}
        taken={values.contains}
      />
      <div>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField label={productLabels.gluten} {...text('gluten')}>
            <option value="">Não informado</option>
            {GLUTEN_CODES.map((code) => (
              <option key={code} value={code}>
                {glutenLabels[code]}
              </option>
            ))}
          </SelectField>
          <SelectField label={productLabels.lactose} {...text('lactose')} hint={lactoseLimits}>
            <option value="">Não informado</option>
            {LACTOSE_CODES.map((code) => (
              <option key={code} value={code}>
                {lactoseLabels[code]}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
          <Field
            label={productLabels.caffeine}
            {...text('caffeine')}
            inputMode="decimal"
            autoComplete="off"
            hint="Com 0, o site diz “sem cafeína”. Em branco, não diz nada."
          />
          <div className="sm:pt-7">
            <Switch
              label={productLabels.vegan}
              name="vegan"
              checked={values.vegan}
              error={form.errors.vegan ?? ((values.vegan && contradiction) || undefined)}
              onChange={(vegan) => form.set({ vegan })}
              hint={(!values.vegan && contradiction) || 'Nada de origem animal, nem mel, gelatina ou corante carmim.'}
            />
          </div>
        </div>
        <div role="status" className="mt-3 grid gap-2 empty:mt-0">
          {declarationDoubts(declaration).map((doubt) => (
            <Warning key={doubt}>{doubt}</Warning>
          ))}
        </div>
      </div>
      <Statement declaration={declaration} category={values.category} />
    </fieldset>
  );
}

type SuggestionProps = { form: ProductForm; declaration: Declaration; list: RefObject<HTMLElement | null> };

/** Warns if the list lacks allergens named in the ingredients, and offers to add them. */
function Suggestion({ form, declaration, list }: SuggestionProps) {
  const { contains, mayContain } = form.values;
  const missing = undeclared(declaration);

  function add() {
    // The button disappears: the focus goes to the first allergen that it adds.
    list.current?.querySelector<HTMLElement>(`[value="${missing[0]}"]`)?.focus();
    form.set({
      contains: inOrder([...contains, ...missing]),
      mayContain: mayContain.filter((code) => !missing.includes(code)),
    });
  }

  return (
    <div role="status" className="mt-2 empty:mt-0">
      {missing.length > 0 && (
        <Warning>
          Os ingredientes citam {namesOf(missing)}, e a lista “Contém” não.
          <span className="mt-2 block">
            <Button onClick={add}>Adicionar a “Contém”</Button>
          </span>
        </Warning>
      )}
    </div>
  );
}

/** Shows the exact warnings that will follow the ingredients. */
function Statement({ declaration, category }: { declaration: Declaration; category: string }) {
  const statements = labelStatements(declaration, category);
  return (
    <div role="group" aria-label="Como fica no rótulo" className="grid gap-1 rounded-lg bg-sunken px-3.5 py-3 text-sm">
      <p className="font-medium text-muted">Como fica no rótulo</p>
      {statements.map((statement) => (
        <p key={statement} className="font-bold text-ink">
          {statement}
        </p>
      ))}
      {statements.length === 0 && <p className="text-muted">Ainda não há o que declarar.</p>}
    </div>
  );
}
