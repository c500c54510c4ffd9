import { ImageUp, type LucideIcon } from 'lucide-react';

type Props = { text?: string; icon?: LucideIcon };

/** Covers the screen while files are dragged over it. */
export function DropVeil({ text = 'Solte as imagens para enviar', icon: Icon = ImageUp }: Props) {
  return (
    <div className="pointer-events-none fixed inset-0 z-40 grid place-items-center bg-page/80 p-6">
      <div className="panel-card grid justify-items-center gap-3 border-2 border-dashed border-primary-deep px-10 py-8 text-center shadow-lift">
        <Icon aria-hidden size={32} className="text-primary-deep" />
        <p className="text-lg font-medium text-ink">{text}</p>
      </div>
    </div>
  );
}
