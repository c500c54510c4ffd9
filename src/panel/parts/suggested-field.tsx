import { type ComponentProps, useId } from 'react';
import { Field } from '../../ui/field';

/** Edits a name, with the existing names as suggestions. */
export function SuggestedField({ names, ...props }: Omit<ComponentProps<typeof Field>, 'list'> & { names: string[] }) {
  const listId = useId();
  return (
    <>
      <Field list={listId} {...props} />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
