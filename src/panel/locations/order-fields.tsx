import { PAYMENTS } from '../../shared/payment';
import { locationLabels as labels } from '../../shared/typed/location';
import { takesChats } from '../../shared/whatsapp';
import { ChoicesField } from '../parts/choices-field';
import { Switch } from '../parts/switch';
import { Warning } from '../parts/warning';
import type { LocationForm } from './location-values';
import { UnsoldField } from './unsold-field';

/** Edits the order terms that the cart applies for this store. */
export function OrderFields({ form: { bind, set, values, isBegun } }: { form: LocationForm }) {
  return (
    <section aria-labelledby="orders" className="panel-card grid grid-cols-[minmax(0,1fr)] gap-6 p-5">
      <h2 id="orders" className="text-lg">
        Pedidos
      </h2>
      <Switch
        label={labels.takesOrders}
        name="takesOrders"
        checked={values.takesOrders}
        onChange={(takesOrders) => set({ takesOrders })}
        hint={orderHint(values)}
      />
      <div role="status" className="empty:hidden">
        {isBegun && values.takesOrders && values.type !== 'retailer' && !takesChats(values.phone) && (
          <Warning>
            Por enquanto ninguém consegue escolher este local no carrinho:{' '}
            {values.phone.trim() ? 'o telefone não é' : 'falta o telefone,'} um celular com DDD, que recebe conversas do
            WhatsApp.
          </Warning>
        )}
      </div>
      <ChoicesField
        label={labels.payments}
        hint="Quem pede diz no pedido qual prefere. Sem nenhuma, combina na conversa."
        choices={PAYMENTS}
        {...bind('payments')}
      />
      <UnsoldField {...bind('unsold')} />
    </section>
  );
}

function orderHint({ type, takesOrders }: LocationForm['values']): string {
  if (type === 'retailer')
    return 'Revendedores não aparecem no carrinho. Para receber pedidos, o tipo deve ser Loja ou Flagship.';
  return takesOrders
    ? 'Quem visita o site pode escolher este local no carrinho, se ele tiver um número de WhatsApp.'
    : 'Aparece no site, mas não pode ser escolhido no carrinho.';
}
