import type { ComponentProps } from 'react';
import { Link } from './link';

const LOOKS = {
  primary: 'bg-primary text-white shadow-card hover:bg-press',
  soft: 'bg-lilac text-primary-deep hover:bg-line',
  pink: 'bg-pink text-plum shadow-card',
  outline: 'border-2 border-current text-primary-deep hover:bg-lilac',
  light: 'bg-surface text-primary-deep shadow-card',
} as const;

type ButtonLook = keyof typeof LOOKS;

export function buttonClass(look: ButtonLook = 'primary', className = ''): string {
  return `button ${LOOKS[look]} ${className}`;
}

type Props = ComponentProps<'button'> & {
  look?: ButtonLook;
  /** Its action is in flight: it does nothing, but keeps the focus, which a disabled button would lose. */
  busy?: boolean;
};

export function Button({ look, className = '', type = 'button', busy, onClick, ...props }: Props) {
  return (
    <button
      type={type}
      className={buttonClass(look, busy ? `opacity-60 ${className}` : className)}
      aria-disabled={busy}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...props}
    />
  );
}

export function LinkButton({ look, className, ...props }: ComponentProps<typeof Link> & { look?: ButtonLook }) {
  return <Link className={buttonClass(look, className)} {...props} />;
}
