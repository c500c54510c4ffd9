import { type ComponentProps, useRef } from 'react';
import { Field } from '../../ui/field';
import { LinkTargets } from '../links/link-targets';
import { goThroughResults } from '../parts/result-keys';

/** A redirect keeps a path alone. */
const isPath = (address: string) => !/[?#]/.test(address);

type Props = Omit<ComponentProps<typeof Field>, 'value' | 'onBlur' | 'ref'> & {
  value: string;
  /** One of the pages that are found was pressed. */
  onTarget: (address: string) => void;
  /** The field is left, and not for one of the pages below it. */
  onLeave: () => void;
};

/** Where an address leads: as a path, or by the name of a page, which is found below the field. */
export function TargetField({ onTarget, onLeave, ...props }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what the field and its results leave unanswered.
    <div
      className="grid gap-2"
      onKeyDown={goThroughResults}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave();
      }}
      // A press does not take the focus first: the field would be left, and what was found would be gone.
      onMouseDown={(event) => {
        if (event.target instanceof Element && event.target.closest('[data-result]')) event.preventDefault();
      }}
    >
      <Field ref={field} {...props} />
      <LinkTargets
        typed={props.value}
        isFit={isPath}
        onChoose={({ address }) => {
          onTarget(address);
          field.current?.focus();
        }}
      />
    </div>
  );
}
