import { keep } from '../../lib/kept';
import { PACK_SIZES } from '../../shared/pack';

/** The numbers of a line's products in the box, one for each unit, in the order in which they were chosen. */
export type Choice = number[];

/** The boxes that this browser has begun, by the lines' keys. */
export const boxes = keep('soul-boxes', parseBoxes);

/** What was stored by this or another version of the site; a box that cannot be read is an empty one. */
export function parseBoxes(stored: string | null): Record<string, Choice> {
  try {
    const kept = Object.entries(JSON.parse(stored ?? '{}')).filter(
      (entry): entry is [string, Choice] => Array.isArray(entry[1]) && entry[1].every(Number.isSafeInteger),
    );
    return Object.fromEntries(kept.map(([line, choice]) => [line, choice.slice(0, PACK_SIZES.most)]));
  } catch {
    return {};
  }
}

/** Takes the unit of that product out that was chosen last. */
export function without(choice: Choice, number: number): Choice {
  return choice.toSpliced(choice.lastIndexOf(number), choice.includes(number) ? 1 : 0);
}

/** Fills the box up, with what is in it least before the others; among equals `random` decides. */
export function filledUp(choice: Choice, numbers: number[], size: number, random = Math.random): Choice {
  let filled = choice;
  while (numbers.length > 0 && filled.length < size) {
    const counts = numbers.map((number) => filled.filter((one) => one === number).length);
    const rarest = numbers.filter((_, index) => counts[index] === Math.min(...counts));
    filled = [...filled, rarest[Math.floor(random() * rarest.length)] ?? (rarest[0] as number)];
  }
  return filled;
}
