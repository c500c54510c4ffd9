import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { type Image, imageAddress } from '../../shared/image';
import { Field } from '../../ui/field';
import { AltOffer } from '../media/alt-offer';
import { PictureField } from '../media/picture-field';
import { PicturePicker } from '../media/picture-picker';
import { useAltOf } from '../media/use-alt-of';
import { Button } from '../parts/button';
import { GroupProblem } from '../parts/group-problem';
import { ItemButtons, ItemGrip } from '../parts/item-buttons';
import { useItems } from '../parts/use-items';

const MAX = 12;

type Props = { value: Image[]; error: string | undefined; onChange: (images: Image[]) => void };

/** Edits the pictures of a product in their order; the first is the one on its card. */
export function GalleryField({ value, error, onChange }: Props) {
  const { list, adding, add, change, move, remove } = useItems(value, onChange);
  const [picking, setPicking] = useState(false);
  const room = MAX - value.length;
  const altOf = useAltOf(value.map(({ alt }) => alt));
  /** Returns the problem of one picture, to be shown at its field. */
  function problemOf({ src, alt }: Image): string | undefined {
    if (!error || !(src.trim() || alt.trim())) return undefined;
    return imageAddress.safeParse(src).error?.issues[0]?.message;
  }
  const elsewhere = value.some(problemOf) ? undefined : error;
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-medium text-ink">Galeria</legend>
      {value.length === 0 && (
        <p className="text-sm text-muted">Sem imagens. A primeira aparece no cartão do produto.</p>
      )}
      <ul ref={list} data-rows className="grid gap-3 empty:hidden">
        {value.map((image, index) => {
          const name = `imagem ${index + 1}`;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the position is the only key; the fields hold no state.
              key={index}
              className="flex gap-2 rounded-lg border border-line bg-surface p-3 pl-1 data-dragging:relative data-dragging:z-10 data-dragging:shadow-lift"
            >
              <ItemGrip index={index} onMove={move} />
              <div className="grid min-w-0 flex-1 gap-2">
                <div className="flex items-center justify-between gap-2">
                  <span className="text-sm text-muted">
                    {index === 0 ? 'Imagem 1, a do cartão' : `Imagem ${index + 1}`}
                  </span>
                  <ItemButtons
                    name={name}
                    index={index}
                    count={value.length}
                    onMove={move}
                    onRemove={() => remove(index)}
                  />
                </div>
                <PictureField
                  isFolded
                  label={`URL da Imagem ${index + 1}`}
                  value={image.src}
                  error={problemOf(image)}
                  onChange={(src) => change(index, (before) => ({ ...before, src }))}
                  onAlt={(chosen) => change(index, (before) => ({ ...before, alt: altOf(chosen, before.alt) }))}
                />
                <AltOffer key={image.src} address={image.src} alt={image.alt}>
                  <Field
                    label={`Texto alternativo da imagem ${index + 1}`}
                    value={image.alt}
                    onChange={(event) => change(index, (before) => ({ ...before, alt: event.target.value }))}
                  />
                </AltOffer>
              </div>
            </li>
          );
        })}
      </ul>
      <GroupProblem text={elsewhere} />
      <div className="flex flex-wrap gap-2">
        <Button ref={adding} disabled={room === 0} onClick={() => setPicking(true)}>
          <ImagePlus aria-hidden size={16} />
          Adicionar imagens
        </Button>
        <Button look="ghost" disabled={room === 0} onClick={() => add({ src: '', alt: '' })}>
          Adicionar por endereço
        </Button>
      </div>
      {picking && (
        <PicturePicker
          most={room}
          onClose={() => setPicking(false)}
          onChoose={(chosen) => {
            setPicking(false);
            add(...chosen);
          }}
        />
      )}
    </fieldset>
  );
}
