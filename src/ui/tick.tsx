import './tick.css';
import type { ComponentProps } from 'react';

type Props = ComponentProps<'input'> & { type: 'checkbox' | 'radio' };

/** The box or the button of a choice, drawn by us. */
export function Tick({ className = '', ...input }: Props) {
  return <input className={`tick ${className}`} {...input} />;
}
