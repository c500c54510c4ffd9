import { partsBeyond } from '../../shared/label/parts';
import { listed } from '../../shared/listed';
import type { Nutrient } from '../../shared/nutrition';
import { nutritionLabels } from '../../shared/nutrition-labels';
import { AMOUNTS, amountOf, type NutritionValues } from '../../shared/typed/nutrition';
import { Field, SelectField } from '../../ui/field';
import { Warning } from '../parts/warning';
import { AllowedClaims } from './allowed-claims';
import { energyMismatch } from './nutrition-check';
import type { ProductForm } from './product-form';

/** Edits the figures for a serving. If all are empty there is no label; an empty optional figure is "não informado". */
export function NutritionFields({ form }: { form: ProductForm }) {
  const { text, values } = form;
  return (
    <fieldset className="panel-card grid min-w-0 gap-4 p-5">
      <legend className="sr-only">Informação nutricional</legend>
      <div aria-hidden>
        <h2 className="text-lg">Informação nutricional</h2>
        <p className="text-sm text-muted">
          Valores de uma porção, com vírgula ou ponto. O rótulo faz a conta de 100 g ou 100 ml.
        </p>
      </div>
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4">
        <Field label={nutritionLabels.servingSize} {...text('servingSize')} inputMode="decimal" autoComplete="off" />
        <SelectField label="Unidade" {...text('servingUnit')}>
          <option value="g">g</option>
          <option value="ml">ml</option>
        </SelectField>
        <Field
          label={nutritionLabels.servingMeasure}
          {...text('servingMeasure')}
          placeholder="1 copo"
          autoComplete="off"
        />
        <Field
          label="Por embalagem"
          aria-label={nutritionLabels.servingsPerPack}
          {...text('servingsPerPack')}
          inputMode="decimal"
          placeholder="não informado"
          autoComplete="off"
        />
      </div>
      <div className="grid grid-cols-1 items-start gap-x-4 gap-y-3 min-[26rem]:grid-cols-2">
        {AMOUNTS.map(({ key, optional }) => (
          <Field
            key={key}
            label={nutritionLabels[key]}
            {...text(key)}
            inputMode="decimal"
            autoComplete="off"
            placeholder={optional ? 'não informado' : undefined}
          />
        ))}
      </div>
      <PartsCheck values={values} />
      <EnergyCheck values={values} />
      <AllowedClaims form={form} />
    </fieldset>
  );
}

/** Warns if parts exceed the nutrient that includes them. */
function PartsCheck({ values }: { values: NutritionValues }) {
  const amounts = Object.fromEntries(AMOUNTS.map(({ key }) => [key, amountOf(values, key)]));
  const beyond = partsBeyond(amounts);
  return (
    <div role="status" className={beyond.length > 0 ? 'grid gap-2' : undefined}>
      {beyond.map(({ parts, whole }) => (
        <Warning key={whole}>
          {listed(parts.map(named))} {parts.length > 1 ? 'somam mais que' : 'passa de'} {named(whole)}, de que{' '}
          {parts.length > 1 ? 'fazem' : 'faz'} parte: confira os valores.
        </Warning>
      ))}
    </div>
  );
}

/** Returns a nutrient's label without the unit. */
const named = (nutrient: Nutrient) => `“${nutritionLabels[nutrient].replace(/ \(.*/, '')}”`;

/** Warns if the declared energy does not fit the macronutrients. */
function EnergyCheck({ values }: { values: NutritionValues }) {
  const [calories, carbs, proteins, fats, fibers] = (['calories', 'carbs', 'proteins', 'fats', 'fibers'] as const).map(
    (key) => amountOf(values, key),
  );
  const known = [calories, carbs, proteins, fats].every((amount) => Number.isFinite(amount));
  const facts = { calories, carbs, proteins, fats, fibers } as Parameters<typeof energyMismatch>[0];
  const sum = known && !Number.isNaN(fibers) ? energyMismatch(facts) : null;
  return (
    <div role="status">
      {sum !== null && (
        <Warning>
          Confira o valor energético: os macronutrientes somam {Math.round(sum)} kcal, e o valor declarado difere em
          mais de 20%.
        </Warning>
      )}
    </div>
  );
}
