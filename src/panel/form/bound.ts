import type { ChangeEvent } from 'react';
import type { Errors } from './form-options';

type KeysOf<Values, Type> = { [K in keyof Values]: Values[K] extends Type ? K : never }[keyof Values] & string;

/** Returns the props with which fields show and change the values of a form. */
export function bound<Values extends object>(
  values: Values,
  errors: Errors<Values>,
  set: (change: Partial<Values>) => void,
) {
  return {
    /** Returns props for a field of `ui/field`. */
    text<K extends KeysOf<Values, string>>(name: K) {
      return {
        name,
        value: String(values[name]),
        error: errors[name],
        onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
          set({ [name]: event.target.value } as unknown as Partial<Values>),
      };
    },
    /** Returns props for a control whose `onChange` passes the value itself. */
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
