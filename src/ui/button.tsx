import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

const BASE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-3 text-center font-medium leading-tight ' +
  'transition hover:-translate-y-0.5 active:translate-y-0 disabled:opacity-60 disabled:hover:translate-y-0';

const LOOKS = {
  primary: 'bg-primary text-white shadow-card hover:bg-primary-deep hover:shadow-lift',
  soft: 'bg-lilac text-primary-deep hover:bg-line',
  pink: 'bg-pink text-plum shadow-card hover:shadow-lift',
  outline: 'border-2 border-current text-primary-deep hover:bg-lilac',
  light: 'bg-white text-primary-deep shadow-card hover:shadow-lift',
} as const;

export type ButtonLook = keyof typeof LOOKS;

export function buttonClass(look: ButtonLook = 'primary', className = ''): string {
  return `${BASE} ${LOOKS[look]} ${className}`;
}

export function Button({
  look,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type={type} className={buttonClass(look, className)} {...props} />;
}

export function LinkButton({ look, className, ...props }: ComponentProps<typeof Link> & { look?: ButtonLook }) {
  return <Link className={buttonClass(look, className)} {...props} />;
}
