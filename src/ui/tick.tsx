import './tick.css';
import type { ComponentProps } from 'react';

type Props = ComponentProps<'input'> & { type: 'checkbox' | 'radio' };

/** A checkbox or a radio button, drawn by `tick.css`. */
export function Tick({ className = '', ...input }: Props) {
  return <input className={`tick ${className}`} {...input} />;
}
