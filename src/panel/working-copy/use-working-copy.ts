import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CopiedNoun } from '../../shared/working-copy';
import type { Kept } from '../edit/edit';
import { refresh } from '../lists/rows';
import { useUser } from '../session/guard';
import { copyCalls } from './copy-api';
import { createWorkingCopy, isKeptAtServer, type Typing } from './working-copy';

type Options<Values extends object, Row extends { version: number }> = Typing<Values, Row> & {
  noun: CopiedNoun;
  /** None while the record is not created. */
  id: string | null;
  begun: Kept<Values>;
};

/** The working copy of what a form edits, saved as one types, and what the form shows of it. */
export function useWorkingCopy<Values extends object, Row extends { version: number }>(options: Options<Values, Row>) {
  const { noun, latest, row, copies } = options;
  const { id, name } = useUser();
  const now = useRef(options);
  useLayoutEffect(() => {
    now.current = options;
  });
  const calls = () => copyCalls(noun, now.current.id ?? '');
  const [copy] = useState(() =>
    createWorkingCopy<Values, Row>({
      noun,
      me: { id, name },
      begun: options.begun,
      form: () => now.current,
      calls,
      // Pages are read anew whenever they are listed.
      onKept: () => noun !== 'pages' && refresh(noun),
    }),
  );
  const { kept, note, trouble, rival, ...state } = useSyncExternalStore(copy.subscribe, copy.get);
  const isOn = isKeptAtServer(options, state);

  const { values } = latest.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is typed.
  useEffect(() => copy.touch(), [copy, values]);
  useEffect(() => {
    const flush = () => void copy.flush();
    const onHidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('online', flush);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('online', flush);
      flush();
    };
  }, [copy]);

  const { without, meet, hear, others, agree, published, gone, discard, live } = copy;
  return {
    isOn,
    kept,
    rival,
    /** The version of the copy that was seen, for the write that publishes it. */
    seen: () => copy.get().kept.version,
    without,
    meet,
    hear,
    others,
    agree,
    published,
    gone,
    /** What the form shows of it. */
    shown: {
      isOn,
      /** Whether visitors see the record. */
      isLive: Boolean(row && copies?.typed.isLive(row as never)),
      note: kept.version > 0 ? note : null,
      trouble,
      /** Another has typed over the same. */
      rival: rival && { by: rival.copy?.by ?? rival.by },
      /** What the record holds, as this form would. */
      live,
      flush: () => void copy.flush(),
      /** The calls about the preview's link; none where there is nothing to look at beforehand. */
      calls: isOn ? calls : null,
      discard,
    },
  };
}
