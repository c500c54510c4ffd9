import type { Medium } from '../../shared/media';
import { focusedOn } from '../../shared/media-address';
import { Picture } from '../../ui/picture';

const SHAPES = [
  { label: 'Deitada', className: 'aspect-video w-32' },
  { label: 'Quadrada', className: 'aspect-square w-18' },
  { label: 'Em pé', className: 'aspect-9/16 w-[2.53125rem]' },
];

type Props = { medium: Medium; point: { x: number; y: number } };

/** How the point keeps what matters in the shapes that the site cuts pictures to. */
export function Crops({ medium: { address }, point: { x, y } }: Props) {
  const [plain = address] = address.split('#');
  return (
    <ul aria-label="Como fica cortada" className="flex flex-wrap items-end gap-4">
      {SHAPES.map(({ label, className }) => (
        <li key={label}>
          <span className={`block overflow-hidden rounded-md border border-line bg-sunken ${className}`}>
            <Picture src={focusedOn(plain, x, y)} alt="" sizes="8rem" />
          </span>
          <span className="mt-1 block text-sm text-muted">{label}</span>
        </li>
      ))}
    </ul>
  );
}
