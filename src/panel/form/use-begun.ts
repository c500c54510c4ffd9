import { useEffect, useState } from 'react';
import type { FormNoun } from '../../shared/nouns';
import { useUser } from '../session/guard';
import { isBegun } from './draft';

/** Returns the nouns for which this browser keeps a begun, unsaved record. No list contains it. */
export function useBegun(nouns: FormNoun[]): FormNoun[] {
  const person = useUser().id;
  const [begun, setBegun] = useState<FormNoun[]>([]);
  const asked = nouns.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares the kinds, not the array.
  useEffect(() => {
    let isLeft = false;
    void Promise.all(nouns.map((noun) => isBegun(person, noun))).then((are) => {
      if (!isLeft) setBegun(nouns.filter((_, index) => are[index]));
    });
    return () => {
      isLeft = true;
    };
  }, [person, asked]);
  return begun;
}
