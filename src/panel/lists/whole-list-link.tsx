import { type ComponentProps, useEffect } from 'react';
import { type ListNoun, listAddress } from '../../shared/panel-lists';
import { LinkButton } from '../parts/button';
import { focusTitle } from './keep-focus';

type Props = Pick<ComponentProps<typeof LinkButton>, 'look' | 'children'> & { noun: ListNoun };

/** Links to a list without its filters. The link disappears with them, and the focus goes to the screen's title. */
export function WholeListLink({ noun, look = 'plain', children = 'Limpar filtros' }: Props) {
  useEffect(() => () => void focusTitle(), []);
  return (
    <LinkButton to={listAddress(noun)} look={look}>
      {children}
    </LinkButton>
  );
}
