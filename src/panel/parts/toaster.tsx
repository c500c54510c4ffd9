import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { dismissToast, type Toast, useToastTimer } from '../../lib/toast';
import { Button, IconButton } from './button';
import { useToaster } from './use-toaster';

/** Shows the current toast. */
export function Toaster() {
  const { message, region } = useToaster(
    'toasts pointer-events-none fixed inset-x-4 z-50 flex flex-col items-center sm:items-end *:w-full *:max-w-sm',
  );
  return message && region && createPortal(<Message key={message.id} message={message} />, region);
}

function Message({ message }: { message: Toast }) {
  const { title, description, destructive, neutral, action } = message;
  const hold = useToastTimer(message);
  const [Icon, color] = destructive
    ? [CircleAlert, 'text-danger']
    : neutral
      ? [Info, 'text-muted']
      : [CircleCheck, 'text-success'];
  return (
    <div
      {...hold}
      className={`panel-card pointer-events-auto grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 p-3.5 shadow-lift ${destructive ? 'border-danger' : ''}`}
    >
      <Icon aria-hidden size={18} className={`mt-0.5 ${color}`} />
      <p className={`font-medium ${destructive ? 'text-danger' : 'text-ink'}`}>{title}</p>
      {/* Below the buttons: beside them a long one would be a narrow column. */}
      {description && <p className="col-start-2 -col-end-1 row-start-2 text-sm">{description}</p>}
      <div className="flex items-start gap-3">
        {action && (
          <Button
            data-toast-action=""
            // Every undo has this label; `useShortcuts` finds its button by the shortcut.
            aria-keyshortcuts={action.label === 'Desfazer' ? 'Control+Z Meta+Z' : undefined}
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
    </div>
  );
}
