import { ActiveBadge } from './badge';
import { Switch } from './switch';

type Props = {
  name: string;
  active: boolean;
  /** Agrees with the noun's gender: a pergunta é ativa. */
  ending?: 'a' | 'o';
  /** Whether a write of the row is in flight. */
  isPending: boolean;
  onChange: () => void;
  /** Whether the table has few columns: then the text has room beside the switch on smaller windows too. */
  isSpacious?: boolean | undefined;
};

/** Width of its column. */
export const STATUS_WIDTH = 'md:w-20 xl:w-36';

/** Shows or hides a record at once, in the `Status` column of lists. */
export function ActiveSwitch({ name, active, ending = 'o', isPending, onChange, isSpacious = false }: Props) {
  return (
    <span
      className={`flex items-center gap-y-1 ${isSpacious ? 'md:max-lg:flex-col md:max-lg:items-start' : 'md:max-xl:flex-col md:max-xl:items-start'}`}
    >
      <Switch hideLabel label={`${name} ativ${ending}`} checked={active} busy={isPending} onChange={onChange} />
      <span aria-hidden>
        <ActiveBadge active={active} ending={ending} />
      </span>
    </span>
  );
}
