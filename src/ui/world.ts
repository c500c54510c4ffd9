import type { CSSProperties } from 'react';
import { describePicture } from '../shared/picture';

/** What gives an element of the class `world` the colour of a picture; nothing where its address tells none. */
export function worldOf(src: string | null | undefined): CSSProperties | undefined {
  return tint(src && describePicture(src)?.color);
}

/** The same of a colour that is known, `#rrggbb`. */
export function tint(color: string | null | undefined): CSSProperties | undefined {
  return color ? ({ '--tint': color } as CSSProperties) : undefined;
}
