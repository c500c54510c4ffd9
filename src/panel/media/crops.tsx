import { useId } from 'react';
import type { Medium } from '../../shared/media';
import { focusedOn, type Look, SHAPES, type Shape } from '../../shared/media-address';
import { Picture } from '../../ui/picture';
import { shapeNames } from './crops-text';

const BOXES: Record<Shape, string> = {
  wide: 'aspect-video w-full max-w-32',
  square: 'aspect-square w-full max-w-18',
  tall: 'aspect-9/16 w-full max-w-[2.53125rem]',
};

/** Shape being edited; `null` means all shapes. */
type Chosen = Shape | null;
type Props = { medium: Medium; look: Look; chosen: Chosen; onChoose: (shape: Chosen) => void };

/** Shows how the focal points crop a picture in each shape, and selects the shape to edit. */
export function Crops({ medium: { address, width, height }, look, chosen, onChoose }: Props) {
  const name = useId();
  const [plain = address] = address.split('#');
  const choices: Chosen[] = [null, ...SHAPES];
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-ink">Enquadramento</legend>
      <div className="grid max-w-xl grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
        {choices.map((shape) => (
          <label
            key={shape}
            className="relative flex flex-col items-center justify-end gap-2 rounded-lg border border-line bg-surface p-3 text-sm has-checked:border-primary-deep has-checked:bg-lilac has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-deep"
          >
            <input
              type="radio"
              name={name}
              checked={shape === chosen}
              onChange={() => onChoose(shape)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <span
              style={shape ? undefined : { aspectRatio: `${width} / ${height}` }}
              className={`my-auto block overflow-hidden rounded-md bg-sunken ${shape ? BOXES[shape] : 'max-h-18 max-w-full'}`}
            >
              <Picture src={focusedOn(plain, look)} shape={shape ?? 'any'} alt="" sizes="8rem" />
            </span>
            <span className="text-center">
              {shape ? shapeNames[shape] : 'Todos os formatos'}
              {shape && look.crops[shape] && <span className="block text-muted">Ponto próprio</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
