import { type ComponentProps, useRef } from 'react';
import { Field } from '../../ui/field';
import { goThroughResults } from '../parts/result-keys';
import { LinkTargets } from './link-targets';

type Props = Omit<ComponentProps<typeof Field>, 'value' | 'onBlur' | 'ref'> & {
  value: string;
  /** Accepts the address of a suggested page; all by default. */
  isFit?: (address: string) => boolean;
  /** Called when a suggested page is chosen. */
  onTarget: (address: string) => void;
  /** Called when the focus leaves the field and its suggestions. */
  onLeave: () => void;
};

/** Edits an address in a form. Pages whose name is typed are suggested below the field. */
export function LinkField({ isFit, onTarget, onLeave, ...props }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble up from the field and its results.
    <div
      className="grid gap-2"
      onKeyDown={goThroughResults}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave();
      }}
      // Keeps the focus in the field during a press: without it the suggestions would disappear before the click.
      onMouseDown={(event) => {
        if (event.target instanceof Element && event.target.closest('[data-result]')) event.preventDefault();
      }}
    >
      <Field ref={field} {...props} />
      <LinkTargets
        typed={props.value}
        isFit={isFit}
        onChoose={({ address }) => {
          onTarget(address);
          field.current?.focus();
        }}
      />
    </div>
  );
}
