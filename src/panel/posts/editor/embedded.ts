/** A picture that a pasted text embeds by a `data:` address. */
export type Embedded = { file: File; alt: string };

const BASE64 = /^data:(image\/(\w+)[^;,]*);base64,(.+)$/is;

/** Returns the file that a picture embeds; `null` if it embeds none, or is broken. */
export function embeddedIn(img: HTMLImageElement): Embedded | null {
  const [, type = '', extension = '', code = ''] = BASE64.exec(img.getAttribute('src') ?? '') ?? [];
  try {
    const bytes = Uint8Array.from(atob(code), (sign) => sign.charCodeAt(0));
    const file = new File([bytes], `image.${extension}`, { type });
    return bytes.length > 0 ? { file, alt: img.alt } : null;
  } catch {
    return null;
  }
}
