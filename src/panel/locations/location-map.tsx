import { MapPin } from 'lucide-react';
import { type MapPoint, mapOf } from '../../shared/maps';

/** The typed coordinates on the map that the site shows. */
export function LocationMap({ point }: { point: MapPoint | null }) {
  const src = point && mapOf(point);
  return (
    <section
      aria-label="Mapa"
      className="panel-card h-72 overflow-hidden xl:sticky xl:top-beside xl:aspect-square xl:h-auto"
    >
      {src ? (
        // A frame of its own for each place: changing the address of one would add to the browser's history.
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
