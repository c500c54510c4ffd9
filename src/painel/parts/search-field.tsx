import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Typing rests this long before the list is asked, in ms. */
const REST = 250;

/** Filters a list by `?busca=` in the address, so that a search can be shared and the browser's back undoes it. */
export function SearchField({ label, placeholder }: { label: string; placeholder?: string }) {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('busca') ?? '';
  const [text, setText] = useState(inAddress);
  const [shown, setShown] = useState(inAddress);
  if (shown !== inAddress) {
    setShown(inAddress);
    setText(inAddress);
  }

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === inAddress) return;
    const timer = setTimeout(() => {
      setShown(wanted);
      // While a list is on its way the screen still has the address before it.
      const next = new URLSearchParams(location.search);
      if (wanted) next.set('busca', wanted);
      else next.delete('busca');
      setParams(next, { replace: inAddress !== '', preventScrollReset: true });
    }, REST);
    return () => clearTimeout(timer);
  }, [text, inAddress, setParams]);

  return (
    <search className="relative block w-full sm:w-72">
      <Search aria-hidden size={16} className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="control my-0 pl-9"
      />
    </search>
  );
}
