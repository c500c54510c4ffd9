import type { Written } from '../../shared/pages/written';
import { Link } from '../../ui/link';
import { Said } from '../layout/said';

type Props = {
  id: string;
  written: Written;
  /** Prefix of its texts' names. */
  name: 'homeProducts' | 'homePosts' | 'homeStores';
  /** Target of its link. */
  to: string;
};

export function SectionHeading({ id, written, name, to }: Props) {
  return (
    <div data-reveal="" className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-12">
      <div className="max-w-2xl">
        <Said as="h2" id={id} className="text-title" of={written} name={`${name}Title`} />
        <Said as="p" className="mt-3" of={written} name={name} />
      </div>
      <Said as={Link} to={to} className="onward" of={written} name={`${name}Link`} />
    </div>
  );
}
