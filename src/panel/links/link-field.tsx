import { type ComponentProps, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Field } from '../../ui/field';
import { goThroughResults } from '../parts/result-keys';
import { LinkTargets } from './link-targets';
import { type LinkTarget, useNamedTarget } from './use-link-targets';

type Props = Omit<ComponentProps<typeof Field>, 'value' | 'onBlur' | 'ref'> & {
  value: string;
  /** Accepts the address of a suggested page; all by default. */
  isFit?: (address: string) => boolean;
  /** Called when a suggested page is chosen, or its whole name was typed. */
  onTarget: (address: string) => void;
  /** Called when the focus leaves the field and its suggestions, or the form is saved, if no page has the typed name. */
  onLeave: () => void;
};

/** Edits an address in a form. Pages whose name is typed are suggested below the field. */
export function LinkField({ isFit, onTarget, onLeave, ...props }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const { value } = props;
  const latest = useRef(value);
  const { known, search } = useNamedTarget(isFit);
  const [named, setNamed] = useState<LinkTarget | null>(null);

  function take(target: LinkTarget) {
    setNamed(target);
    onTarget(target.address);
  }

  /** Takes the page whose name is typed, at once or when it is found; otherwise the field is left as it is. */
  function settle() {
    const target = known(value);
    if (target) return take(target);
    onLeave();
    if (target === null) return;
    void search(value).then((found) => {
      if (found && field.current && latest.current === value) take(found);
    });
  }

  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);

  const onSubmit = useEffectEvent(settle);
  useEffect(() => {
    const over = new AbortController();
    // A save by keys does not leave the field. Captured, so that it is settled before the form checks it.
    field.current?.form?.addEventListener('submit', () => onSubmit(), { capture: true, signal: over.signal });
    return () => over.abort();
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble up from the field and its results.
    <div
      className="grid gap-2"
      onKeyDown={goThroughResults}
      onBlur={(event) => {
        // The form checks a field that is left, and among its suggestions nobody has left it.
        if (event.currentTarget.contains(event.relatedTarget)) event.stopPropagation();
        else settle();
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
        named={named}
        onChoose={({ address }) => {
          onTarget(address);
          field.current?.focus();
        }}
      />
    </div>
  );
}
