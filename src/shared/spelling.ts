import { fold } from './search';

/** What is called so, or so but for accents, capital letters and spaces. */
export function named<Thing>(known: Thing[], name: string, nameOf: (thing: Thing) => string): Thing | undefined {
  const spelled = (spelling: (name: string) => string) =>
    known.find((thing) => spelling(nameOf(thing)) === spelling(name.trim()));
  return spelled((exact) => exact) ?? spelled(fold);
}
