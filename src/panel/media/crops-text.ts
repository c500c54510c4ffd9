import { type Crops, type Point, SHAPES, type Shape } from '../../shared/media-address';

export const shapeNames: Record<Shape, string> = { wide: 'Deitada', square: 'Quadrada', tall: 'Em pé' };

/** Formats a share: `0.5` → `50%`. */
export const percent = (share: number) => `${Math.round(share * 100)}%`;

export function pointText({ x, y }: Point): string {
  return `${percent(x)} da esquerda, ${percent(y)} do topo`;
}

/** Returns the points with another one for a shape; undefined removes it. */
export function withPoint(crops: Crops, shape: Shape, point: Point | undefined): Crops {
  const { [shape]: _before, ...others } = crops;
  return point ? { ...others, [shape]: point } : others;
}

/** Lists the shapes that have a focal point of their own, with that point. */
export function cropsText(crops: Crops): string {
  return SHAPES.flatMap((shape) => (crops[shape] ? `${shapeNames[shape]}: ${pointText(crops[shape])}` : [])).join('; ');
}
