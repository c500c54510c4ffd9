import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { dismissToast, type Toast, useToast, useToastHost, useToastTimer } from '../../lib/toast';

/** Shows the current toast; there is at most one. */
export function Toaster() {
  const message = useToast();
  const host = useToastHost(message);
  const region = (
    <section aria-label="Avisos" className="toasts">
      <div role={message?.destructive ? 'alert' : 'status'} className="w-full max-w-sm">
        {message && <Message key={message.id} message={message} />}
      </div>
    </section>
  );
  return host ? createPortal(region, host) : region;
}

function Message({ message }: { message: Toast }) {
  const { title, description, destructive } = message;
  const hold = useToastTimer(message);
  const Icon = destructive ? CircleAlert : CircleCheck;
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
