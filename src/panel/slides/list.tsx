import type { SlideRecord } from '../../shared/slide';
import { OrderedList } from '../lists/ordered-list';
import { Thumbnail } from '../parts/thumbnail';

export function Component() {
  return (
    <OrderedList<SlideRecord>
      noun="slides"
      title="Slides"
      text="O carrossel da página inicial, na ordem em que aparece."
      noneActive="Nenhum slide está ativo: no lugar do carrossel, a página inicial mostra uma imagem da marca."
      titleOf={({ title }) => title}
      editor={({ id }) => `/painel/slides/${id}/editar`}
      before={[{ title: 'Imagem', className: 'md:w-28', cell: ({ imageUrl }) => <Thumbnail src={imageUrl} /> }]}
    />
  );
}
