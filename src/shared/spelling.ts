import { fold } from './search';

/** Returns the thing with this name, or one whose name differs only in accents, case and spaces. */
export function named<Thing>(known: Thing[], name: string, nameOf: (thing: Thing) => string): Thing | undefined {
  const spelled = (spelling: (name: string) => string) =>
    known.find((thing) => spelling(nameOf(thing)) === spelling(name.trim()));
  return spelled((exact) => exact) ?? spelled(fold);
}
