import type { ComponentProps } from 'react';

/** A button that looks like a link, within or beside text. */
export function TextButton(props: ComponentProps<'button'>) {
  return (
    <button type="button" className="py-2.5 font-medium text-primary-deep underline underline-offset-4" {...props} />
  );
}
