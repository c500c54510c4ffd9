import type { ComponentProps } from 'react';
import { LinkField } from './link-field';
import { typedLink } from './typed-link';
import { useIsDead } from './use-dead-link';

type Props = Omit<ComponentProps<typeof LinkField>, 'onTarget' | 'onLeave'> & {
  /** What the visitor presses. */
  what: 'botão' | 'link';
  onSettle: (address: string) => void;
};

/**
 * Edits an address of any kind. An e-mail, phone number or host is replaced by its address once the field is left; a path of
 * the site without a page is doubted below the field.
 */
export function CheckedLinkField({ what, onSettle, ...field }: Props) {
  const isDead = useIsDead(field.value.trim());

  function settle() {
    const meant = typedLink(field.value);
    if (meant !== field.value) onSettle(meant);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <LinkField
        autoComplete="off"
        autoCapitalize="none"
        placeholder="/produtos"
        {...field}
        onTarget={onSettle}
        onLeave={settle}
      />
      <p role="status" className="text-sm text-warning empty:sr-only">
        {isDead && `Não há página neste endereço: o ${what} leva a um erro enquanto ela não existir.`}
      </p>
    </div>
  );
}
