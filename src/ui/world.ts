import type { CSSProperties } from 'react';
import { describePicture } from '../shared/picture';

/** Returns the style that gives an element of class `world` a picture's colour; nothing if its address contains none. */
export function worldOf(src: string | null | undefined): CSSProperties | undefined {
  return tint(src && describePicture(src)?.color);
}

/** Returns the same style for a known colour, `#rrggbb`. */
export function tint(color: string | null | undefined): CSSProperties | undefined {
  return color ? ({ '--tint': color } as CSSProperties) : undefined;
}
