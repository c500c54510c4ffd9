import { type CategoryRecord, categoryKeyFrom } from '../../shared/category';
import { categoryLabels, toInput } from '../../shared/typed/category';
import { Field } from '../../ui/field';
import type { CategoryForm } from './category-form';

/** Edits the category's address, and explains the effect of a change on its pages. */
export function AddressField({ form, category }: { form: CategoryForm; category: CategoryRecord | null }) {
  return (
    <Field
      label={categoryLabels.address}
      {...form.text('address')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={categoryKeyFrom(form.values.name)}
      hint={hintOf(toInput(form.values).address, category)}
    />
  );
}

function hintOf(address: string, category: CategoryRecord | null): string {
  if (!category) return `A página será /produtos/${address}.`;
  if (address === category.address) return `A página é /produtos/${address}.`;
  return `Ao salvar, ${movingPages(category.productCount)} para /produtos/${address}. Os endereços antigos levam aos novos.`;
}

function movingPages(products: number): string {
  if (products === 0) return 'a página desta categoria muda';
  if (products === 1) return 'a página desta categoria e a do produto dela mudam';
  return `a página desta categoria e as dos ${products} produtos dela mudam`;
}
