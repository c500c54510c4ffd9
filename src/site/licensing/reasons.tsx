import type { Written } from '../../shared/pages/written';
import { Said } from '../layout/said';

const REASONS = [
  'licensingReason1',
  'licensingReason2',
  'licensingReason3',
  'licensingReason4',
  'licensingReason5',
  'licensingReason6',
] as const;

export function Reasons({ written }: { written: Written }) {
  return (
    <section aria-labelledby="motivos-titulo" className="shell section">
      <div data-reveal="" className="licensing-head">
        <Said as="h2" id="motivos-titulo" className="text-title" of={written} name="licensingReasonsTitle" />
        <Said as="p" of={written} name="licensingReasons" />
      </div>
      <ul className="licensing-reasons">
        {REASONS.map((reason) => (
          <li key={reason} data-reveal="">
            <Said as="h3" className="text-heading" of={written} name={reason} />
            <Said as="p" of={written} name={`${reason}Text`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
