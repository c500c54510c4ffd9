import { nouns, type OrderedNoun, wordsOf } from '../../shared/nouns';
import type { Filters } from '../../shared/panel-lists';
import { panelNouns } from '../nouns';
import { LinkButton } from '../parts/button';
import { EmptyState } from '../parts/empty-state';
import { WholeListLink } from './whole-list-link';

/** Explains why an ordered list is empty, and offers the next step. */
export function NoRows({ noun, filters: { search, status } }: { noun: OrderedNoun; filters: Filters<OrderedNoun> }) {
  const { singular, article } = wordsOf(noun);
  const { icon } = panelNouns[noun];
  const none = `${article === 'a' ? 'Nenhuma' : 'Nenhum'} ${singular}`;
  if (!search && !status) {
    return (
      <EmptyState icon={icon} text={`${none} cadastrad${article}.`}>
        <LinkButton to={nouns[noun].creation}>
          Criar {article} primeir{article}
        </LinkButton>
      </EmptyState>
    );
  }
  const narrowed =
    status === 'changed' ? 'com alterações em andamento' : `${status === 'active' ? 'ativ' : 'inativ'}${article}`;
  return (
    <EmptyState icon={icon} text={search ? `${none} encontrad${article} para “${search}”.` : `${none} ${narrowed}.`}>
      <WholeListLink noun={noun}>Ver tod{article}s</WholeListLink>
    </EmptyState>
  );
}
