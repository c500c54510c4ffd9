import { MapPin } from 'lucide-react';
import { type MapPoint, mapOf } from '../../shared/maps';

/** Shows the typed coordinates on the same map as the site. */
export function LocationMap({ point }: { point: MapPoint | null }) {
  const src = point && mapOf(point);
  return (
    <section
      aria-label="Mapa"
      className="panel-card h-72 overflow-hidden xl:sticky xl:top-beside xl:aspect-square xl:h-auto"
    >
      {src ? (
        // A new frame for each place: a changed `src` would add an entry to the browser's history.
        <iframe
          key={src}
          src={src}
          title="Mapa do local"
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          className="size-full border-0"
        />
      ) : (
        <div className="grid h-full place-content-center justify-items-center gap-3 p-6 text-center text-muted">
          <MapPin aria-hidden size={28} />
          <p className="max-w-60">Com latitude e longitude, o mapa aparece aqui e no site.</p>
        </div>
      )}
    </section>
  );
}
