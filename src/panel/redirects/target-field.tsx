import { type ComponentProps, useRef } from 'react';
import { Field } from '../../ui/field';
import { LinkTargets } from '../links/link-targets';
import { goThroughResults } from '../parts/result-keys';

/** Accepts paths only: a redirect keeps no query and no fragment. */
const isPath = (address: string) => !/[?#]/.test(address);

type Props = Omit<ComponentProps<typeof Field>, 'value' | 'onBlur' | 'ref'> & {
  value: string;
  /** Called when a suggested page is chosen. */
  onTarget: (address: string) => void;
  /** Called when the focus leaves the field and its suggestions. */
  onLeave: () => void;
};

/** Edits the target: a path, or the name of a page, suggested below the field. */
export function TargetField({ onTarget, onLeave, ...props }: Props) {
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
        isFit={isPath}
        onChoose={({ address }) => {
          onTarget(address);
          field.current?.focus();
        }}
      />
    </div>
  );
}
