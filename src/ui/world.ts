import type { CSSProperties } from 'react';
import { describePicture } from '../shared/picture';

/** What gives an element of the class `world` the colour of a picture; nothing where its address tells none. */
export function worldOf(src: string | null | undefined): CSSProperties | undefined {
  const color = src && describePicture(src)?.color;
  return color ? ({ '--tint': color } as CSSProperties) : undefined;
}
