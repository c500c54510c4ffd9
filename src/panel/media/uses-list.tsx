import { nounLabel, recordPath } from '../../shared/nouns';
import { can } from '../../shared/permissions';
import type { RecordUse } from '../../shared/record-use';
import { Link } from '../../ui/link';
import { useUser } from '../session/guard';

/** Lists the records that use a picture or product, as links if the user may open them, and pages that always show it. */
export function UsesList({ uses }: { uses: RecordUse[] }) {
  const user = useUser();
  return (
    <ul className="grid gap-1.5">
      {uses.map(({ noun, id, title }) => (
        <li key={`${noun}-${id}`} className="flex min-w-0 items-baseline gap-2">
          <span className="w-24 shrink-0 text-sm text-muted">{noun === 'site' ? 'Fixa no site' : nounLabel(noun)}</span>
          {noun !== 'site' && can(user, noun) ? (
            <Link
              to={recordPath(noun, id)}
              className="min-w-0 py-0.5 font-medium text-primary-deep underline underline-offset-2"
            >
              {title}
            </Link>
          ) : (
            <span className="min-w-0 py-0.5 font-medium text-ink">{title}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
