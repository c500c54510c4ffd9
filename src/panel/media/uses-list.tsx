import type { MediumUse } from '../../shared/media';
import { nounLabel, recordPath } from '../../shared/nouns';
import { Link } from '../../ui/link';

/** The records that show a picture, each leading to its screen. */
export function UsesList({ uses }: { uses: MediumUse[] }) {
  return (
    <ul className="grid gap-1.5">
      {uses.map((use) => (
        <li key={`${use.noun}-${use.id}`} className="flex min-w-0 items-baseline gap-2">
          <span className="w-24 shrink-0 text-sm text-muted">{nounLabel(use.noun)}</span>
          <Link
            to={recordPath(use.noun, use.id)}
            className="min-w-0 py-0.5 font-medium text-primary-deep underline underline-offset-2"
          >
            {use.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
