import type { ReactNode } from 'react';
import { ActiveBadge } from './badge';
import { Switch } from './switch';

type Props = {
  /** Name of the row and its state while on: `Soul Coffee Mocha ativo`. */
  label: string;
  on: boolean;
  /** Whether a write of the row is in flight. */
  isPending: boolean;
  onChange: () => void;
  /** Whether the table has few columns: then the text has room beside the switch on smaller windows too. */
  isSpacious?: boolean | undefined;
  /** Visible text of the state. The column's header says what is switched. */
  children: ReactNode;
};

/** Switches a property of a row at once, in the property's column. */
export function RowSwitch({ label, on, isPending, onChange, isSpacious = false, children }: Props) {
  return (
    <span
      className={`flex items-center gap-y-1 ${isSpacious ? 'md:max-lg:flex-col md:max-lg:items-start' : 'md:max-xl:flex-col md:max-xl:items-start'}`}
    >
      <Switch hideLabel label={label} checked={on} busy={isPending} onChange={onChange} />
      <span aria-hidden>{children}</span>
    </span>
  );
}

/** Width of its column. */
export const STATUS_WIDTH = 'md:w-20 xl:w-36';

type ActiveProps = Pick<Props, 'isPending' | 'isSpacious' | 'onChange'> & {
  name: string;
  active: boolean;
  /** Agrees with the noun's gender: a pergunta é ativa. */
  ending?: 'a' | 'o';
};

/** Shows or hides a record, in the `Status` column of lists. */
export function ActiveSwitch({ name, active, ending = 'o', ...props }: ActiveProps) {
  return (
    <RowSwitch label={`${name} ativ${ending}`} on={active} {...props}>
      <ActiveBadge active={active} ending={ending} />
    </RowSwitch>
  );
}
