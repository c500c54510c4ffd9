/** Returns the mean colour of RGBA pixels on white, as `#rrggbb`. It fills a picture's place until it has loaded. */
export function averageColor(pixels: Uint8ClampedArray): string {
  const sums = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0) * alpha + 255 * (1 - alpha);
    }
  }
  const count = Math.max(1, pixels.length / 4);
  return `#${sums.map((sum) => hex(Math.round(sum / count))).join('')}`;
}

function hex(value: number): string {
  return value.toString(16).padStart(2, '0');
}
