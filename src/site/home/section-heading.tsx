import { Link } from '../../ui/link';
import { Text } from '../../ui/text';

type Props = { id: string; title: string; text: string; link?: { to: string; label: string } };

export function SectionHeading({ id, title, text, link }: Props) {
  return (
    <div data-reveal="" className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-12">
      <div className="max-w-2xl">
        <h2 id={id} className="text-title">
          <Text>{title}</Text>
        </h2>
        <p className="mt-3">
          <Text>{text}</Text>
        </p>
      </div>
      {link && (
        <Link to={link.to} className="onward">
          {link.label}
        </Link>
      )}
    </div>
  );
}
