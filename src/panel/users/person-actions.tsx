import {
  CirclePause,
  CirclePlay,
  KeyRound,
  LogOut,
  type LucideIcon,
  MailX,
  Send,
  ShieldOff,
  Trash2,
} from 'lucide-react';
import type { UserRow } from '../../shared/user';
import { Button, IconButton } from '../parts/button';
import type { QuestionName } from './account-questions';

type Props = {
  user: UserRow;
  isMe: boolean;
  /** Whether the account is an administrator's and the user is not one, so it cannot be changed. */
  isSpared: boolean;
  busy: boolean;
  onRoles: () => void;
  onAsk: (question: QuestionName) => void;
  onActivate: () => void;
  onInviteAgain: () => void;
};

/** Offers the actions on a person's account, depending on its state. Users cannot lock themselves out. */
export function PersonActions({ user, isMe, isSpared, busy, onRoles, onAsk, onActivate, onInviteAgain }: Props) {
  const { name, invited, confirmed, active, openSessions, twoSteps } = user;
  const isWaitedFor = invited && !confirmed;
  const roles = <Act label="Papéis" name={name} icon={KeyRound} onClick={onRoles} inWords />;
  // On a card, the icons of all lines begin where the words above them begin.
  const inCard = 'max-md:-ml-3.5';
  if (isSpared) return <div className={`flex md:justify-end ${inCard}`}>{roles}</div>;
  return (
    <div className={`flex flex-wrap items-center gap-1 md:justify-end md:max-xl:w-30 xl:flex-nowrap ${inCard}`}>
      {roles}
      {isWaitedFor && (
        <>
          <Act label="Reenviar convite" short="Reenviar" name={name} icon={Send} busy={busy} onClick={onInviteAgain} />
          <Act label="Retirar convite" short="Retirar" name={name} icon={MailX} onClick={() => onAsk('withdrawal')} />
        </>
      )}
      {openSessions > 0 && <Act label="Encerrar sessões" name={name} icon={LogOut} onClick={() => onAsk('sessions')} />}
      {!isMe && twoSteps && (
        <Act label="Remover chaves de acesso" name={name} icon={ShieldOff} onClick={() => onAsk('passkeys')} />
      )}
      {!isMe && !isWaitedFor && (
        <>
          {active ? (
            <Act label="Desativar conta" name={name} icon={CirclePause} onClick={() => onAsk('deactivation')} />
          ) : (
            <Act label="Ativar conta" name={name} icon={CirclePlay} busy={busy} onClick={onActivate} />
          )}
          <IconButton label={`Excluir conta de ${name}`} look="ghost-danger" onClick={() => onAsk('deletion')}>
            <Trash2 aria-hidden size={16} />
          </IconButton>
        </>
      )}
    </div>
  );
}

type ActProps = {
  label: string;
  /** Label on a card, where the badge above names its object. */
  short?: string;
  name: string;
  icon: LucideIcon;
  /** Whether the label is also shown in a table row, if that is wide enough. */
  inWords?: boolean;
  busy?: boolean;
  onClick: () => void;
};

/** Shows an action with its label on a card, and as an icon in a table row. */
function Act({ label, short = label, name, icon: Icon, inWords = false, busy = false, onClick }: ActProps) {
  return (
    <Button
      look="ghost"
      data-record={inWords ? '' : undefined}
      aria-label={`${label} de ${name}`}
      title={label}
      busy={busy}
      onClick={onClick}
      className={inWords ? 'md:max-xl:aspect-square md:max-xl:px-0' : 'md:aspect-square md:px-0'}
    >
      <Icon aria-hidden size={16} />
      <span className={inWords ? 'md:max-xl:sr-only' : 'md:sr-only'}>{short}</span>
    </Button>
  );
}
