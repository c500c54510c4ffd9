type Size = { width: number; height: number };

/** Returns the largest centred part of a picture with the proportions of `target`. */
export function crop({ width, height }: Size, target: Size): Size & { x: number; y: number } {
  const scale = Math.min(width / target.width, height / target.height);
  const [w, h] = [target.width * scale, target.height * scale];
  return { x: (width - w) / 2, y: (height - h) / 2, width: w, height: h };
}

/** Returns the height, in whole pixels, of a picture scaled to a width. */
export function heightAt(width: number, original: Size): number {
  return Math.max(1, Math.round((original.height * width) / original.width));
}
