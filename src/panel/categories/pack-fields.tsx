import { categoryInput } from '../../shared/category';
import { type Pack, packInvitation, packOf } from '../../shared/pack';
import { type CategoryValues, categoryLabels as labels, toInput } from '../../shared/typed/category';
import { Field } from '../../ui/field';
import type { CategoryForm } from './category-form';

const { packSize, packDiscount } = categoryInput.shape;

/** Returns the offer that is typed, or `null` if it is none or not valid. */
export function packIn(values: CategoryValues): Pack | null {
  const input = toInput(values);
  const holds = packSize.safeParse(input.packSize).success && packDiscount.safeParse(input.packDiscount).success;
  return holds ? packOf({ ...input, name: values.name.trim() || 'itens' }) : null;
}

/** Edits how a line is sold by the box, and shows the sentence on the site. */
export function PackFields({ form }: { form: CategoryForm }) {
  const { text, values } = form;
  const pack = packIn(values);
  return (
    <section aria-labelledby="pack" className="panel-card grid items-start gap-4 p-5 sm:grid-cols-2">
      <h2 id="pack" className="text-lg sm:col-span-2">
        Monte sua caixa
      </h2>
      <Field
        label={labels.packSize}
        {...text('packSize')}
        inputMode="numeric"
        autoComplete="off"
        hint="De quaisquer sabores da linha, de 2 a 24. Em branco, a linha é vendida só por unidade."
      />
      <Field
        label={labels.packDiscount}
        {...text('packDiscount')}
        inputMode="numeric"
        autoComplete="off"
        hint="Sobre o preço das unidades. Em branco, a caixa custa o mesmo que elas."
      />
      {pack && <p className="text-sm text-muted sm:col-span-2">No site: “{packInvitation(pack)}”</p>}
    </section>
  );
}
