import { type ComponentProps, useId } from 'react';
import { Field } from '../../ui/field';

/** A field for a name that is new or one of those that there are already. */
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
