import type { SlideRecord } from '../../shared/slide';
import { OrderedList } from '../lists/ordered-list';
import { PictureLink } from '../parts/row-actions';
import { Thumbnail } from '../parts/thumbnail';

const editor = ({ id }: SlideRecord) => `/painel/slides/${id}/editar`;

export function Component() {
  return (
    <OrderedList<SlideRecord>
      noun="slides"
      title="Slides"
      text="O carrossel da página inicial, na ordem em que aparece."
      noneActive="Nenhum slide está ativo: no lugar do carrossel, a página inicial mostra uma imagem da marca."
      titleOf={({ title }) => title}
      editor={editor}
      detailOf={({ subtitle }) => subtitle ?? ''}
      before={[
        {
          title: 'Imagem',
          brief: true,
          className: 'max-md:order-first md:w-40',
          cell: (slide) => (
            <PictureLink to={editor(slide)}>
              <Thumbnail src={slide.imageUrl} shape="screen" />
            </PictureLink>
          ),
        },
      ]}
    />
  );
}
