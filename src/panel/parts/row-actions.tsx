import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { useSavedMark } from '../lists/saved-record';
import { IconButton, LinkButton } from './button';

type RecordLinkProps = { to: string; className?: string; onClick?: () => void; children: ReactNode };

const NAME = 'inline-block py-0.5 font-medium text-ink hover:underline';

/** Shows a record's name in a list, as a link to the record. Marks the record that was saved last. */
export function RecordLink({ to, className = NAME, ...props }: RecordLinkProps) {
  const { isSaved, link } = useSavedMark(to);
  return (
    <Link ref={link} to={to} data-record="" data-saved={isSaved ? '' : undefined} className={className} {...props} />
  );
}

/** Links a picture to its record, for pointers only. Keyboards and screen readers use the name. */
export function PictureLink({ to, className = '', children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <Link to={to} aria-hidden tabIndex={-1} className={`block shrink-0 ${className}`}>
      {children}
    </Link>
  );
}

/** Links to the editor of the row called `name`. */
export function EditLink({ to, name }: { to: string; name: string }) {
  const label = `Editar ${name}`;
  return (
    <LinkButton to={to} look="ghost" aria-label={label} title={label} className="aspect-square px-0">
      <Pencil aria-hidden size={16} />
    </LinkButton>
  );
}

export function DeleteButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <IconButton label={`Excluir ${name}`} look="ghost-danger" onClick={onClick}>
      <Trash2 aria-hidden size={16} />
    </IconButton>
  );
}
