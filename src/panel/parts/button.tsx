import type { ComponentProps } from 'react';
import { Link } from '../../ui/link';

const LOOKS = {
  primary: 'bg-primary text-white hover:bg-[#5238cc]',
  plain: 'border border-line bg-surface text-ink hover:bg-sunken',
  ghost: 'text-text hover:bg-sunken',
  'ghost-danger': 'text-danger hover:bg-danger-soft',
  danger: 'bg-danger-fill text-white hover:bg-[#950b30]',
} as const;
export type ButtonLook = keyof typeof LOOKS;

/** Returns the classes of a button, for elements of another role that look like one. */
export const buttonClass = (look: ButtonLook) => `button ${LOOKS[look]}`;

type Props = ComponentProps<'button'> & {
  look?: ButtonLook;
  /** Its action is in flight: it does nothing, but keeps the focus, which a disabled button would lose. */
  busy?: boolean;
};

export function Button({ look = 'plain', className = '', type = 'button', busy = false, onClick, ...props }: Props) {
  return (
    <button
      type={type}
      className={`${buttonClass(look)} ${className}`}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...props}
    />
  );
}

export function LinkButton({
  look = 'plain',
  className = '',
  ...props
}: ComponentProps<typeof Link> & { look?: ButtonLook }) {
  return <Link className={`${buttonClass(look)} ${className}`} {...props} />;
}

/** Renders an icon button. The label is its accessible name and its tooltip. */
export function IconButton({ label, className = '', ...props }: Props & { label: string }) {
  return (
    <Button look="ghost" aria-label={label} title={label} className={`aspect-square px-0 ${className}`} {...props} />
  );
}
