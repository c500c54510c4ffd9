import { useEffect, useInsertionEffect, useRef } from 'react';
import { applyStyles } from '../../lib/add-styles';
import { deliveryText } from '../../shared/delivery';
import { ANSWER_LENGTH, type Receiving, WAYS, type Way } from '../../shared/order';
import type { OrderTerms } from '../../shared/order-terms';
import { type Payment, paymentLabels } from '../../shared/payment';
import { Button } from '../../ui/button';
import { Field, SelectField } from '../../ui/field';
import { Text } from '../../ui/text';
import { Tick } from '../../ui/tick';

export type ReceivingFormProps = {
  receiving: Receiving;
  say: (receiving: Receiving) => void;
  terms: OrderTerms | null;
  /** Reason why the store does not deliver this order, or `null`. */
  refusal: string | null;
  /** Takes focus, and comes into view, when the visitor has just chosen the store. */
  focused: boolean;
};

/** The questions a store would ask first. All answers are optional. */
export default function ReceivingForm({ receiving, say, terms, refusal, focused }: ReceivingFormProps) {
  const { way, name, district, payment } = receiving;
  const form = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const delivery = useRef<HTMLDivElement>(null);
  const shown = useRef(way);
  const refused = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focused) return;
    heading.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [focused]);
  // The field that a choice adds could be out of sight in a low window, and nothing would seem to happen.
  useEffect(() => {
    if (way !== shown.current) delivery.current?.scrollIntoView({ block: 'nearest' });
    shown.current = way;
  }, [way]);
  // A page whose link is in sight may have fetched the styles of the ticks already; they wait for that page.
  useInsertionEffect(applyStyles, []);
  const isRefused = refusal !== null;
  // The refusal could be out of sight in a low window, or when the content above grows.
  useEffect(() => {
    const port = isRefused && refused.current?.closest('.overflow-y-auto');
    if (!port) return;
    const observer = new ResizeObserver(() => refused.current?.scrollIntoView({ block: 'nearest' }));
    observer.observe(port);
    return () => observer.disconnect();
  }, [isRefused]);
  return (
    <section ref={form} aria-labelledby="receber" className="grid gap-4">
      <h3 ref={heading} id="receber" tabIndex={-1} className="[outline:0]">
        Como você quer receber{terms && terms.payments.length > 0 && ' e pagar'}?
      </h3>
      <div>
        <fieldset aria-label="Como você quer receber?" className="flex flex-wrap gap-2">
          {Object.entries(WAYS).map(([value, label]) => (
            <label key={value} className="chip gap-2">
              <Tick
                type="radio"
                name="receber"
                checked={way === value}
                onChange={() => say({ ...receiving, way: value as Way })}
              />
              {label}
            </label>
          ))}
        </fieldset>
        {way === 'delivery' && (
          <div ref={delivery} className="mt-4">
            <Field
              label="Bairro (opcional)"
              value={district}
              onChange={({ target }) => say({ ...receiving, district: target.value })}
              autoComplete="address-level3"
              maxLength={ANSWER_LENGTH}
              hint={terms && deliveryText(terms)}
            />
          </div>
        )}
        {/* The live region exists before its text, so the text is announced. */}
        <div ref={refused} aria-live="polite">
          {refusal && (
            <div className="mt-4 grid gap-3 rounded-2xl bg-blush p-4">
              <p>
                <Text>{refusal}</Text> Que tal retirar na loja?
              </p>
              <Button onClick={() => say({ ...receiving, way: 'pickup' })}>Retirar na loja</Button>
            </div>
          )}
        </div>
      </div>
      {terms && terms.payments.length > 0 && (
        <SelectField
          label="Como vai pagar (opcional)"
          value={payment}
          onChange={({ target }) => say({ ...receiving, payment: target.value as Payment | '' })}
        >
          <option value="">Combinar com a loja</option>
          {terms.payments.map((code) => (
            <option key={code} value={code}>
              {paymentLabels[code]}
            </option>
          ))}
        </SelectField>
      )}
      <Field
        label="Seu nome (opcional)"
        value={name}
        onChange={({ target }) => say({ ...receiving, name: target.value })}
        autoComplete="name"
        maxLength={ANSWER_LENGTH}
      />
    </section>
  );
}
