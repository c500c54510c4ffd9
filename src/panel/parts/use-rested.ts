import { useEffect, useState } from 'react';

/** Debounce of typing before a dependent display is updated, in ms. */
const REST = 250;

/** Returns the value once it has not changed for `REST`. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
