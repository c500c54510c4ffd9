import { useQuery } from '@tanstack/react-query';
import { LARGE } from '../../shared/media';
import { lists } from '../../shared/panel-lists';
import { choicesOf, Filter } from '../parts/filter';
import { FoldedFilters } from '../parts/folded-filters';
import { SearchField } from '../parts/search-field';
import { folders } from './folders';
import { megabytes } from './upload/refusal';

const { folder, alt, use, size, order } = lists.media.filters;
const beyond = `mais de ${megabytes(LARGE.bytes)} ou ${LARGE.side.toLocaleString('pt-BR')} pixels`;

const ALT = choicesOf(alt, { missing: 'Sem texto alternativo' });
const USE = choicesOf(use, { none: 'Sem uso' });
const SIZE = choicesOf(size, { large: `Grandes: ${beyond}` });
const ORDER = choicesOf(order, { oldest: 'Mais antigas primeiro', heaviest: 'Arquivos maiores primeiro' });

/** Renders the library's filters and its order, which can be combined. */
export function MediaFilters({ hasPictures }: { hasPictures: boolean }) {
  const { data: names = [], isSuccess: isKnown } = useQuery(folders);
  const choices = names.map((value) => ({ value, label: value }));
  return (
    <FoldedFilters of={[folder, alt, use, size, order]} search={<SearchField label="Buscar imagem" />}>
      {names.length > 0 && <Filter of={folder} label="Pasta" all="Todas as pastas" options={choices} />}
      <Filter of={alt} label="Texto alternativo" all="Com ou sem texto" options={ALT} />
      <Filter of={use} label="Uso" all="Em uso ou não" options={USE} />
      <Filter of={size} label="Tamanho" all="Todos os tamanhos" options={SIZE} />
      <Filter of={order} label="Ordenar por" all="Mais novas primeiro" options={ORDER} />
      {isKnown && names.length === 0 && hasPictures && (
        <p className="basis-full text-sm text-muted">Para criar uma pasta, marque imagens e escolha “Pasta...”.</p>
      )}
    </FoldedFilters>
  );
}
