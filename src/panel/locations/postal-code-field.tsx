import { useRef, useState } from 'react';
import { outcome } from '../../lib/answer';
import { formatPostalCode, type PostalAddress, postalDigits } from '../../shared/postal-code';
import { locationLabels as labels } from '../../shared/typed/location';
import { Field } from '../../ui/field';
import { api } from '../api';
import { Button } from '../parts/button';
import { goToField } from '../parts/way-to';
import type { LocationForm } from './location-values';

const FIELDS = ['address', 'city', 'uf'] as const;
type Found = Partial<Record<(typeof FIELDS)[number], string>>;

/**
 * Edits the postal code and fills empty address fields by it. Other words are kept, and replaced only on request. Without
 * an answer the address is typed by hand.
 */
export function PostalCodeField({ form: { values, text, set } }: { form: LocationForm }) {
  const [status, setStatus] = useState('');
  const [offer, setOffer] = useState<Found | null>(null);
  const asked = useRef('');
  const latest = useRef(values);
  latest.current = values;

  async function onChange(typed: string) {
    const digits = postalDigits(typed);
    set({ zipcode: digits ? formatPostalCode(digits) : typed });
    setOffer(null);
    setStatus('');
    asked.current = digits ?? '';
    if (!digits) return;
    setStatus('Buscando o endereço...');
    const answer = await outcome(api.panel['postal-codes'][':code'].$get({ param: { code: digits } }));
    // Another code was typed during the request.
    if (asked.current !== digits) return;
    if (answer.ok) fill(answer.body);
    else setStatus(answer.failure.message ?? '');
  }

  function fill(known: PostalAddress) {
    const found = FIELDS.flatMap((name) => (known[name] ? [[name, known[name]] as const] : []));
    const missing = found.filter(([name]) => !latest.current[name].trim());
    const other = found.filter(
      ([name, value]) => latest.current[name].trim() && !latest.current[name].startsWith(value),
    );
    set(Object.fromEntries(missing));
    setOffer(other.length > 0 ? Object.fromEntries(found) : null);
    if (found.length === 0) setStatus('CEP não encontrado. Preencha o endereço à mão.');
    else setStatus(missing.length > 0 ? 'Endereço preenchido pelo CEP.' : '');
  }

  return (
    <>
      <Field
        label={labels.zipcode}
        {...text('zipcode')}
        onChange={(event) => void onChange(event.target.value)}
        inputMode="numeric"
        placeholder="00000-000"
        autoComplete="off"
      />
      <p role="status" className="text-sm text-muted">
        {status}
      </p>
      {offer && (
        <Button
          className="mt-1 h-auto w-full justify-start py-1.5 text-left whitespace-normal"
          onClick={() => {
            // The button disappears: the street still lacks its number.
            goToField('address');
            set(offer);
            setOffer(null);
            setStatus('Endereço preenchido pelo CEP.');
          }}
        >
          Usar {Object.values(offer).join(', ')}
        </Button>
      )}
    </>
  );
}
