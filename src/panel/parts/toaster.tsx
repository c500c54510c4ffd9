import { CircleCheck, OctagonAlert, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { dismissToast, type Toast, useToaster, useToastTimer } from '../../lib/toast';
import { Button, IconButton } from './button';

/** Shows the one toast, in a region that is heard once one is silent or at once. */
export function Toaster() {
  const { message, box } = useToaster();
  const card = message && <Message key={message.id} message={message} />;
  if (!box) return null;
  return createPortal(
    <section
      aria-label="Avisos"
      className="toasts pointer-events-none fixed inset-x-4 z-50 flex justify-center sm:justify-end"
    >
      <div className="w-full max-w-sm">
        <div role="status">{!message?.destructive && card}</div>
        <div role="alert">{message?.destructive && card}</div>
      </div>
    </section>,
    box,
  );
}

function Message({ message }: { message: Toast }) {
  const { title, description, destructive, action } = message;
  const hold = useToastTimer(message);
  const Icon = destructive ? OctagonAlert : CircleCheck;
  return (
    <div
      {...hold}
      className={`panel-card pointer-events-auto flex items-start gap-3 p-3.5 shadow-lift ${destructive ? 'border-danger' : ''}`}
    >
      <Icon aria-hidden size={18} className={`mt-0.5 shrink-0 ${destructive ? 'text-danger' : 'text-success'}`} />
      <div className="min-w-0 flex-1">
        <p className={`font-medium ${destructive ? 'text-danger' : 'text-ink'}`}>{title}</p>
        {description && <p className="text-sm">{description}</p>}
      </div>
      {action && (
        <Button
          data-toast-action=""
          onClick={() => {
            dismissToast();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Fechar aviso" onClick={dismissToast} className="-mt-1.5 -mr-1.5">
        <X aria-hidden size={16} />
      </IconButton>
    </div>
  );
}
