import type { CategoryRecord } from '../../shared/category';
import { refutations } from '../../shared/label/claim-check';
import { SUPPLEMENTS } from '../../shared/label/supplements';
import { parsePrice } from '../../shared/money';
import { priceText } from '../../shared/number-text';
import { priceDoubt } from '../../shared/price-doubt';
import type { ProductRecord, SheetPart } from '../../shared/product';
import { nutritionOf } from '../../shared/typed/nutrition';
import { isPictureMissing, productLabels } from '../../shared/typed/product';
import { Field, SelectField, TextAreaField } from '../../ui/field';
import { LinkedPart, SectionLinks } from '../parts/section-links';
import { Switch } from '../parts/switch';
import { useRested } from '../parts/use-rested';
import { Warning } from '../parts/warning';
import { BenefitsField } from './benefits-field';
import { DeclarationFields } from './declaration-fields';
import { GalleryField } from './gallery-field';
import { MissingParts } from './missing-parts';
import { NutritionFields } from './nutrition-fields';
import { PairingsField } from './pairings-field';
import { ProductAppearance } from './product-appearance';
import type { ProductForm } from './product-form';

/** Sections below the first ones, by the words of their headings. */
const SECTIONS = {
  gallery: { id: 'secao-galeria', title: 'Galeria' },
  text: { id: 'secao-descricao', title: productLabels.longDescription },
  benefits: { id: 'benefits', title: 'Benefícios' },
  nutrition: { id: 'secao-nutricional', title: 'Informação nutricional' },
  declaration: { id: 'secao-ingredientes', title: 'Ingredientes e alergênicos' },
  pairings: { id: 'secao-combina-com', title: 'Combina com' },
  appearance: { id: 'secao-buscadores', title: 'Nos buscadores e no WhatsApp' },
};

type Props = {
  form: ProductForm;
  categories: CategoryRecord[];
  /** The saved product. Its number belongs to its category. */
  product: ProductRecord | null;
  /** What it still needs to have a page. */
  missing: SheetPart[];
  /** Called when a field of the label gets focus. */
  onNutrition: () => void;
};

export function ProductFields({ form, categories, product, missing, onNutrition }: Props) {
  const { values, text, bind, set } = form;
  const judged = values.category === SUPPLEMENTS ? null : nutritionOf(values);

  /** Sets a category. Another category assigns its next number; the saved one keeps the saved number. */
  function onCategory(category: string) {
    set({ category, number: category === product?.category ? String(product.number) : '' });
  }

  const isMoving =
    product !== null && (values.category !== product.category || values.number.trim() !== String(product.number));

  const cents = parsePrice(values.price);
  // Not of each digit on the way to a price.
  const restedCents = useRested(cents);
  const doubt = product && restedCents !== null ? priceDoubt(product.priceCents, restedCents) : null;

  function onPriceTyped() {
    if (cents !== null && priceText(cents) !== values.price) set({ price: priceText(cents) });
  }

  return (
    <div className="grid min-w-0 gap-5">
      <SectionLinks of="deste produto" sections={Object.values(SECTIONS)} />
      {/* Not expected of a new product yet. */}
      {product && <MissingParts missing={missing} />}
      <section className="panel-card grid gap-4 p-5">
        <Field label={productLabels.name} {...text('name')} required />
        <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-[minmax(0,1fr)_8rem_9rem] max-sm:[&>:first-child]:col-span-2">
          <SelectField
            label={productLabels.category}
            {...text('category')}
            required
            onChange={(event) => onCategory(event.target.value)}
          >
            {categories.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </SelectField>
          <Field
            label={productLabels.number}
            {...text('number')}
            inputMode="numeric"
            placeholder="automático"
            autoComplete="off"
            hint={isMoving ? 'O endereço antigo passa a levar ao novo.' : 'Fica no endereço.'}
          />
          <Field
            label={productLabels.price}
            {...text('price')}
            required
            inputMode="decimal"
            placeholder="34,90"
            autoComplete="off"
            onBlur={onPriceTyped}
          />
        </div>
        <div role="status" className="empty:hidden">
          {cents === 0 && <Warning>O produto aparece no site por R$ 0,00.</Warning>}
          {doubt && <Warning>{doubt}</Warning>}
        </div>
        <TextAreaField
          label={productLabels.description}
          {...text('description')}
          rows={2}
          hint="Uma ou duas frases, para o cartão e o topo da página."
        />
      </section>
      <section className="panel-card grid items-start gap-4 p-5 sm:grid-cols-2">
        <Switch
          label={productLabels.active}
          name="active"
          checked={values.active}
          onChange={(active) => set({ active })}
          hint={values.active ? 'Aparece no site.' : 'Fica guardado, sem aparecer no site.'}
        />
        <Switch
          label={productLabels.featured}
          name="featured"
          checked={values.featured}
          onChange={(featured) => set({ featured })}
          hint="A página inicial mostra os três destaques mais caros."
        />
      </section>
      <LinkedPart id={SECTIONS.gallery.id}>
        <section className="panel-card grid gap-4 p-5">
          <div role="status" className="empty:hidden">
            {form.isBegun && isPictureMissing(values) && (
              <Warning>
                O produto está ativo e aparece no site sem imagem. Dá para salvar assim ou escolher uma aqui.
              </Warning>
            )}
          </div>
          <GalleryField {...bind('images')} />
        </section>
      </LinkedPart>
      <LinkedPart id={SECTIONS.text.id}>
        <section className="panel-card grid gap-5 p-5">
          <TextAreaField
            label={productLabels.longDescription}
            {...text('longDescription')}
            rows={7}
            hint="Uma linha em branco separa os parágrafos."
          />
          <BenefitsField {...bind('benefits')} isRefuted={(benefit) => refutations(benefit, judged).length > 0} />
        </section>
      </LinkedPart>
      <div className="grid min-w-0 gap-5" onFocusCapture={onNutrition}>
        <LinkedPart id={SECTIONS.nutrition.id}>
          <NutritionFields form={form} />
        </LinkedPart>
        <LinkedPart id={SECTIONS.declaration.id}>
          <DeclarationFields form={form} />
        </LinkedPart>
      </div>
      <LinkedPart id={SECTIONS.pairings.id}>
        <section className="panel-card p-5">
          <PairingsField {...bind('pairings')} own={product?.id} />
        </section>
      </LinkedPart>
      <LinkedPart id={SECTIONS.appearance.id}>
        <ProductAppearance form={form} categories={categories} />
      </LinkedPart>
    </div>
  );
}
