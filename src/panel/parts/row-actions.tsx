import { Pencil, Trash2 } from 'lucide-react';
import { IconButton, LinkButton } from './button';

/** Leads to the editor of one row; `name` tells which. */
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
