import { deliveryText } from '../../shared/delivery';
import { locationInput } from '../../shared/location';
import { locationLabels as labels, toInput } from '../../shared/typed/location';
import { Field, TextAreaField } from '../../ui/field';
import type { LocationForm } from './location-values';

const { districts, minimumCents } = locationInput.shape;

/** Edits the delivery terms of a store, and shows the sentence in the cart. */
export function DeliveryFields({ form }: { form: LocationForm }) {
  const { text, values } = form;
  const input = toInput(values);
  const holds = districts.safeParse(input.districts).success && minimumCents.safeParse(input.minimumCents).success;
  const summary = holds && values.type !== 'retailer' ? deliveryText(input) : '';
  return (
    <section aria-labelledby="delivery" className="panel-card grid items-start gap-4 p-5 sm:grid-cols-6">
      <h2 id="delivery" className="text-lg sm:col-span-6">
        Entrega
      </h2>
      <div className="sm:col-span-4">
        <TextAreaField
          label={labels.districts}
          {...text('districts')}
          rows={4}
          hint="Um por linha, como no endereço de quem pede. Sem nenhum, a entrega se combina na conversa."
        />
      </div>
      <div className="sm:col-span-2">
        <Field
          label={labels.minimumCents}
          {...text('minimumCents')}
          inputMode="decimal"
          autoComplete="off"
          hint="Em reais. Em branco, o local entrega qualquer pedido."
        />
      </div>
      {summary && <p className="text-sm text-muted sm:col-span-6">No carrinho: {summary}</p>}
    </section>
  );
}
