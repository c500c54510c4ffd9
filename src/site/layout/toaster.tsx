import { CircleCheck, OctagonAlert, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { dismissToast, type Toast, useToaster, useToastTimer } from '../../lib/toast';

/** Shows the one toast, in a region that is heard once one is silent or at once. */
export function Toaster() {
  const { message, box } = useToaster();
  const card = message && <Message key={message.id} message={message} />;
  if (!box) return null;
  return createPortal(
    <section aria-label="Avisos" className="toasts">
      <div className="w-full max-w-sm">
        <div role="status">{!message?.destructive && card}</div>
        <div role="alert">{message?.destructive && card}</div>
      </div>
    </section>,
    box,
  );
}

function Message({ message }: { message: Toast }) {
  const { title, description, destructive } = message;
  const hold = useToastTimer(message);
  const Icon = destructive ? OctagonAlert : CircleCheck;
  return (
    <div
      {...hold}
      className={`toast flex items-start gap-3 rounded-3xl p-4 shadow-lift ${destructive ? 'on-dark bg-danger-fill text-white' : 'bg-surface text-text'}`}
    >
      <Icon aria-hidden size={22} className={`mt-0.5 shrink-0 ${destructive ? '' : 'text-success'}`} />
      <div className="min-w-0 flex-1 snug">
        <p className={`font-semibold ${destructive ? '' : 'text-ink'}`}>{title}</p>
        {description && <p className="mt-0.5 text-sm">{description}</p>}
      </div>
      <button
        type="button"
        onClick={dismissToast}
        aria-label="Fechar aviso"
        className="-m-2 grid size-11 shrink-0 place-items-center rounded-full"
      >
        <X aria-hidden size={20} />
      </button>
    </div>
  );
}
