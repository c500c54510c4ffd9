import { useRef } from 'react';
import { formatPhone } from '../../shared/telephone';
import { locationLabels as labels } from '../../shared/typed/location';
import { Field } from '../../ui/field';
import type { LocationForm } from './location-values';

/** Edits the telephone number, and formats a typed one when the field is left. */
export function PhoneField({ form: { values, text, set } }: { form: LocationForm }) {
  const isTyped = useRef(false);
  const bound = text('phone');
  return (
    <Field
      label={labels.phone}
      {...bound}
      onChange={(event) => {
        isTyped.current = true;
        bound.onChange(event);
      }}
      onBlur={() => {
        const phone = formatPhone(values.phone);
        // A number stored before is no edit of the person who passes through the field.
        if (isTyped.current && phone !== values.phone) set({ phone });
        isTyped.current = false;
      }}
      type="tel"
      autoComplete="off"
      hint={values.takesOrders && values.type !== 'retailer' && 'Se for um celular, recebe os pedidos pelo WhatsApp.'}
    />
  );
}
