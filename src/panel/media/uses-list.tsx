import { type MediumUse, mediumUseLabels } from '../../shared/media';
import { Link } from '../../ui/link';
import { pathOfUse } from './path-of-use';

/** The records that show a picture, each leading to its screen. */
export function UsesList({ uses }: { uses: MediumUse[] }) {
  return (
    <ul className="grid gap-1.5">
      {uses.map((use) => (
        <li key={`${use.noun}-${use.id}`} className="flex min-w-0 items-baseline gap-2">
          <span className="w-24 shrink-0 text-sm text-muted">{mediumUseLabels[use.noun]}</span>
          <Link to={pathOfUse(use)} className="min-w-0 font-medium text-primary-deep underline underline-offset-2">
            {use.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
