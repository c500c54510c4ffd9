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
