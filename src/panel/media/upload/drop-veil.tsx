import { ImageUp } from 'lucide-react';

/** Over the screen while files are held above it. */
export function DropVeil() {
  return (
    <div className="pointer-events-none fixed inset-0 z-40 grid place-items-center bg-page/80 p-6">
      <div className="panel-card grid justify-items-center gap-3 border-2 border-dashed border-primary-deep px-10 py-8 text-center shadow-lift">
        <ImageUp aria-hidden size={32} className="text-primary-deep" />
        <p className="text-lg font-medium text-ink">Solte as imagens para enviar</p>
      </div>
    </div>
  );
}
