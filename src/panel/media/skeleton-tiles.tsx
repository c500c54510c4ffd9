import { TILES } from './tile';

/** Shows a placeholder while pictures load. */
export function SkeletonTiles({ className = TILES }: { className?: string }) {
  return (
    <div>
      <div aria-hidden className={`${className} animate-pulse`}>
        {Array.from({ length: 12 }, (_, tile) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the tiles are all alike.
          <span key={tile} className="panel-card block">
            <span className="block aspect-square rounded-t-[0.6875rem] bg-sunken" />
            <span className="m-3 block h-3.5 w-2/3 rounded bg-sunken" />
          </span>
        ))}
      </div>
      <p role="status" className="p-4 text-center text-muted">
        Carregando imagens...
      </p>
    </div>
  );
}
