import { KeyRound, LogOut, type LucideIcon, Send, Trash2, UserCheck, UserRoundX, UserX } from 'lucide-react';
import type { UserRow } from '../../shared/user';
import { Button, IconButton } from '../parts/button';
import type { QuestionName } from './account-questions';

type Props = {
  user: UserRow;
  isMe: boolean;
  busy: boolean;
  onRoles: () => void;
  onAsk: (question: QuestionName) => void;
  onActivate: () => void;
  onInviteAgain: () => void;
};

/** What can be done with one person's account, as it stands. Nobody shuts themselves out. */
export function PersonActions({ user, isMe, busy, onRoles, onAsk, onActivate, onInviteAgain }: Props) {
  const { name, invited, confirmed, active, openSessions } = user;
  const isWaitedFor = invited && !confirmed;
  return (
    <>
      <Button look="ghost" aria-label={`Papéis de ${name}`} onClick={onRoles}>
        <KeyRound aria-hidden size={15} />
        Papéis
      </Button>
      {isWaitedFor && (
        <>
          <Act label="Reenviar convite" name={name} icon={Send} disabled={busy} onClick={onInviteAgain} />
          <Act label="Retirar convite" name={name} icon={UserX} onClick={() => onAsk('withdrawal')} />
        </>
      )}
      {openSessions > 0 && <Act label="Encerrar sessões" name={name} icon={LogOut} onClick={() => onAsk('sessions')} />}
      {!isMe && !isWaitedFor && (
        <>
          {active ? (
            <Act label="Desativar conta" name={name} icon={UserRoundX} onClick={() => onAsk('deactivation')} />
          ) : (
            <Act label="Ativar conta" name={name} icon={UserCheck} disabled={busy} onClick={onActivate} />
          )}
          <IconButton label={`Excluir conta de ${name}`} look="ghost-danger" onClick={() => onAsk('deletion')}>
            <Trash2 aria-hidden size={16} />
          </IconButton>
        </>
      )}
    </>
  );
}

type ActProps = { label: string; name: string; icon: LucideIcon; disabled?: boolean; onClick: () => void };

/** In words on a card, where there is room; a picture that says them in a line of the table. */
function Act({ label, name, icon: Icon, disabled = false, onClick }: ActProps) {
  return (
    <Button
      look="ghost"
      aria-label={`${label} de ${name}`}
      title={label}
      disabled={disabled}
      onClick={onClick}
      className="md:aspect-square md:px-0"
    >
      <Icon aria-hidden size={16} />
      <span className="md:hidden">{label}</span>
    </Button>
  );
}
