import { useEffect, useRef, useState } from 'react';

/** Where focus stands once the list has changed: in an item's first field, or on one of its move buttons. */
type Focus = { index: number; on: 'field' | 'up' | 'down' };

/** One that is not folded away. */
const FIELD = ':is(input, textarea):not(details:not([open]) *)';

/** A list in a form whose items are added, moved and removed. Put `list` on the element marked `data-rows`. */
export function useItems<Item>(items: Item[], onChange: (items: Item[]) => void) {
  const list = useRef<HTMLUListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const latest = useRef(items);
  const [focus, setFocus] = useState<Focus | null>(null);
  useEffect(() => {
    latest.current = items;
  }, [items]);

  /** Whoever changes the list again at once goes on from here, without waiting for a rendering. */
  function put(next: Item[]) {
    latest.current = next;
    onChange(next);
  }

  useEffect(() => {
    if (!focus) return;
    const item = list.current?.children[focus.index];
    const [up, down] = item?.querySelectorAll<HTMLButtonElement>('button') ?? [];
    // At the list's end the way that led there is closed: the way back is next to it.
    const [wanted, other] = focus.on === 'down' ? [down, up] : [up, down];
    const target = focus.on === 'field' ? item?.querySelector<HTMLElement>(FIELD) : wanted;
    (target?.matches(':disabled') ? other : (target ?? adding.current))?.focus();
    setFocus(null);
  }, [focus]);

  return {
    list,
    adding,
    add(...added: Item[]) {
      put([...latest.current, ...added]);
      setFocus({ index: items.length, on: 'field' });
    },
    change(index: number, edit: (item: Item) => Item) {
      put(latest.current.map((item, at) => (at === index ? edit(item) : item)));
    },
    move(from: number, to: number) {
      const moved = items.slice(from, from + 1);
      put(items.toSpliced(from, 1).toSpliced(to, 0, ...moved));
      setFocus({ index: to, on: to < from ? 'up' : 'down' });
    },
    remove(index: number) {
      put(items.toSpliced(index, 1));
      setFocus({ index: Math.min(index, items.length - 2), on: 'field' });
    },
  };
}
