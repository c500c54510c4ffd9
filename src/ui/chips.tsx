import { Link } from './link';

type Chip = { label: string; to: string; current: boolean };

/** Filters as links: they work without scripts, can be shared, and the browser's Back undoes them. */
export function Chips({ label, chips }: { label: string; chips: Chip[] }) {
  return (
    <nav aria-label={label} className="pushed">
      <ul className="flex gap-2 sm:flex-wrap">
        {chips.map((chip) => (
          <li key={chip.to}>
            <Link to={chip.to} preventScrollReset aria-current={chip.current ? 'true' : undefined} className="chip">
              {chip.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
