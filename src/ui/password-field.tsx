import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Field } from './field';

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'children'> & {
  /** Label of the button that shows the password. */
  reveal?: string;
};

/** A labelled password that can be shown. Submitting hides it again, or browsers would remember it as plain text. */
export function PasswordField({ reveal = 'Mostrar senha', hint, ...field }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);

  useEffect(() => {
    const form = box.current?.closest('form');
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div ref={box}>
      <Field
        maxLength={512}
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        hint={capsLock ? 'O Caps Lock está ligado.' : hint}
        type={shown ? 'text' : 'password'}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={() => setCapsLock(false)}
      >
        <button
          type="button"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-1 my-auto grid noscript:hidden size-11 place-items-center rounded-full text-primary-deep hover:bg-lilac"
        >
          {shown ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
          <span className="sr-only">{reveal}</span>
        </button>
      </Field>
    </div>
  );
}
