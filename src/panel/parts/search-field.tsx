import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { search } from '../../shared/panel-lists';
import { useFirstRecord } from '../lists/use-first-record';
import { useFilters } from './use-filters';

/** Debounce of typing, in ms. */
const REST = 250;

/** `seen`: last query in the address. `sent`: query on its way to the address. */
type Known = { seen: string; sent: string | null };

/** Filters a list by `?busca=` in the address: a search can be shared, and the browser's back button undoes it. */
export function SearchField({ label, placeholder }: { label: string; placeholder?: string }) {
  const { params, choose } = useFilters();
  const inAddress = params.get(search.param) ?? '';
  const [text, setText] = useState(inAddress);
  const [{ seen, sent }, setKnown] = useState<Known>({ seen: inAddress, sent: null });
  // An address that equals `sent` is the echo of this field: the user may have typed more by then.
  if (seen !== inAddress) {
    setKnown({ seen: inAddress, sent: null });
    if (inAddress !== sent) setText(inAddress);
  }

  const { isAsked, ask, forget } = useFirstRecord(text.trim() === inAddress);

  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === inAddress) return;
    const timer = setTimeout(
      () => {
        setKnown((known) => ({ ...known, sent: wanted }));
        latest.current(search.param, wanted, { replace: inAddress !== '' });
      },
      isAsked ? 0 : REST,
    );
    return () => clearTimeout(timer);
  }, [text, inAddress, isAsked]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    ask();
  }

  return (
    <search className="relative block w-full">
      <Search aria-hidden size={16} className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          forget();
        }}
        onKeyDown={onKeyDown}
        className="control my-0 pl-9"
      />
    </search>
  );
}
