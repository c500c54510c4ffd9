import { type RefObject, useEffect, useRef, useState } from 'react';
import { toast } from '../../lib/toast';

/**
 * Element to focus after a change of the list: the item's first control, its first field, or one of its move buttons. After
 * a removal it is a field, because a second press by mistake must not change another item.
 */
type Focus = { index: number; on: 'first' | 'field' | 'up' | 'down' };

/** A control before all fields, if there is one. */
const FIRST = '[data-first]';
/** A field that is not in a closed fold. */
const FIELD = ':is(input, textarea):not(details:not([open]) *)';

/**
 * Handles a list in a form whose items are added, moved and removed; a toast takes a removal back. Put `list` on the element
 * marked `data-rows`.
 */
export function useItems<Item>(items: Item[], onChange: (items: Item[]) => void) {
  const list = useRef<HTMLUListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const latest = useRef(items);
  const [focus, setFocus] = useState<Focus | null>(null);
  const undo = useUndoneRemoval(list);
  useEffect(() => {
    latest.current = items;
  }, [items]);

  /** Updates `latest` at once: another change need not wait for a render. */
  function put(next: Item[]) {
    latest.current = next;
    onChange(next);
  }

  useEffect(() => {
    if (!focus) return;
    const item = list.current?.children[focus.index];
    const [up, down] = item?.querySelectorAll<HTMLButtonElement>('button') ?? [];
    // At the end of the list the pressed button is disabled: the focus moves to the other one.
    const [wanted, other] = focus.on === 'down' ? [down, up] : [up, down];
    const first = focus.on === 'first' && item?.querySelector<HTMLElement>(FIRST);
    const isMove = focus.on === 'up' || focus.on === 'down';
    const target = first || (isMove ? wanted : item?.querySelector<HTMLElement>(FIELD));
    (target?.matches(':disabled') ? other : (target ?? adding.current))?.focus();
    setFocus(null);
  }, [focus]);

  return {
    list,
    adding,
    add(...added: Item[]) {
      const index = latest.current.length;
      put([...latest.current, ...added]);
      setFocus({ index, on: 'first' });
    },
    change(index: number, edit: (item: Item) => Item) {
      put(latest.current.map((item, at) => (at === index ? edit(item) : item)));
    },
    move(from: number, to: number) {
      const moved = latest.current.slice(from, from + 1);
      put(latest.current.toSpliced(from, 1).toSpliced(to, 0, ...moved));
      setFocus({ index: to, on: to < from ? 'up' : 'down' });
    },
    remove(index: number) {
      const removed = latest.current.slice(index, index + 1);
      put(latest.current.toSpliced(index, 1));
      setFocus({ index: Math.min(index, latest.current.length - 1), on: 'field' });
      undo.offer(() => {
        put(latest.current.toSpliced(index, 0, ...removed));
        setFocus({ index, on: 'field' });
      });
    },
  };
}

/**
 * Offers to take the last removal back: by a toast, and by ⌘Z or Ctrl+Z in the list's fields until something is typed there.
 * A removal moves the focus to a field, where the browser would undo the last input of any other field.
 */
function useUndoneRemoval(list: RefObject<HTMLElement | null>) {
  const last = useRef<{ restore: () => void; dismiss: () => void }>(undefined);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!last.current || !isUndo) return;
      event.preventDefault();
      event.stopPropagation();
      last.current.restore();
    }
    function forget() {
      last.current = undefined;
    }
    const rows = list.current;
    rows?.addEventListener('keydown', onKeyDown);
    rows?.addEventListener('input', forget);
    return () => {
      last.current?.dismiss();
      rows?.removeEventListener('keydown', onKeyDown);
      rows?.removeEventListener('input', forget);
    };
  }, [list]);

  return {
    offer(run: () => void) {
      function restore() {
        last.current = undefined;
        dismiss();
        run();
      }
      const dismiss = toast({ title: 'Item removido', action: { label: 'Desfazer', run: restore } });
      last.current = { restore, dismiss };
    },
  };
}
