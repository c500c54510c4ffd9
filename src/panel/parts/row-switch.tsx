import type { ReactNode } from 'react';
import { ActiveBadge } from './badge';
import { Switch } from './switch';

type Props = {
  /** The row's name and what it is while the switch is on: `Soul Coffee Mocha ativo`. */
  label: string;
  on: boolean;
  /** The row is being written. */
  isPending: boolean;
  onChange: () => void;
  /** The same for the eye: in the row's own column, the column says what is on or off. */
  children: ReactNode;
};

/** Turns one thing of a row on or off, at once, in the column that is headed by it. */
export function RowSwitch({ label, on, isPending, onChange, children }: Props) {
  return (
    <span className="flex items-center gap-y-1 md:max-xl:flex-col md:max-xl:items-start">
      <Switch hideLabel label={label} checked={on} disabled={isPending} onChange={onChange} />
      <span aria-hidden>{children}</span>
    </span>
  );
}

/** Of the column that holds it. */
export const STATUS_WIDTH = 'md:w-20 xl:w-36';

type ActiveProps = Pick<Props, 'isPending' | 'onChange'> & {
  name: string;
  active: boolean;
  /** Agrees with the noun's article: a pergunta is ativa. */
  ending?: 'a' | 'o';
};

/** Shows a record to visitors or takes it from them: what every list of such records has under `Status`. */
export function ActiveSwitch({ name, active, ending = 'o', ...props }: ActiveProps) {
  return (
    <RowSwitch label={`${name} ativ${ending}`} on={active} {...props}>
      <ActiveBadge active={active} ending={ending} />
    </RowSwitch>
  );
}
