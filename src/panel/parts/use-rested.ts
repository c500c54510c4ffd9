import { useEffect, useState } from 'react';

/** What is drawn from what is typed waits until typing rests this long, in ms: half an address is none. */
const REST = 250;

/** The value as it was when it last stayed the same for a moment. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
