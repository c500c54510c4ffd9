import type { ChangeEvent } from 'react';
import type { Errors } from './form-options';

type KeysOf<Values, Type> = { [K in keyof Values]: Values[K] extends Type ? K : never }[keyof Values] & string;

/** What fields take to show and to change the values of a form. */
export function bound<Values extends object>(
  values: Values,
  errors: Errors<Values>,
  set: (change: Partial<Values>) => void,
) {
  return {
    /** For a field of `ui/field`. */
    text<K extends KeysOf<Values, string>>(name: K) {
      return {
        name,
        value: String(values[name]),
        error: errors[name],
        onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
          set({ [name]: event.target.value } as unknown as Partial<Values>),
      };
    },
    /** For a control that hands over its value. */
    bind<K extends keyof Values & string>(name: K) {
      return {
        name,
        value: values[name],
        error: errors[name],
        onChange: (value: Values[K]) => set({ [name]: value } as unknown as Partial<Values>),
      };
    },
  };
}
