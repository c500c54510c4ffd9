import { persisted } from '../../lib/persisted';
import { PACK_SIZES, type Pack, savingOn } from '../../shared/pack';

/** Product numbers in the box, one per unit, in the order they were chosen. */
export type Choice = number[];

/** The unfinished boxes in this browser, by line key. */
export const boxes = persisted('soul-boxes', parseBoxes);

/** Parses stored boxes, from this or another version of the site; unreadable data means no boxes. */
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

/** Returns the price of all units of a box, and what it saves compared with single units: nothing until it is full. */
export function priceOf(units: { priceCents: number }[], pack: Pack) {
  const sumCents = units.reduce((sum, { priceCents }) => sum + priceCents, 0);
  return { sumCents, savingCents: units.length === pack.size ? savingOn(sumCents, pack) : 0 };
}

/** Removes the unit of that product that was added last. */
export function without(choice: Choice, number: number): Choice {
  return choice.toSpliced(choice.lastIndexOf(number), choice.includes(number) ? 1 : 0);
}

/** Fills the box, always with the product that occurs least; `random` breaks ties. */
export function filledUp(choice: Choice, numbers: number[], size: number, random = Math.random): Choice {
  let filled = choice;
  while (numbers.length > 0 && filled.length < size) {
    const counts = numbers.map((number) => filled.filter((one) => one === number).length);
    const rarest = numbers.filter((_, index) => counts[index] === Math.min(...counts));
    filled = [...filled, rarest[Math.floor(random() * rarest.length)] ?? (rarest[0] as number)];
  }
  return filled;
}
