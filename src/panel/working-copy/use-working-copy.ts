import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CopiedNoun } from '../../shared/working-copy';
import type { Synced } from '../edit/edit';
import { refresh } from '../lists/rows';
import { useUser } from '../session/guard';
import { askToSignIn } from '../session/signed-in';
import { copyCalls } from './copy-api';
import { createWorkingCopy, isSyncedAtServer, type Typing } from './working-copy';

type Options<Values extends object, Row extends { version: number }> = Typing<Values, Row> & {
  noun: CopiedNoun;
  /** Null before the record is created. */
  id: string | null;
  begun: Synced<Values>;
};

/** Keeps the working copy of a form, saves it while the user types, and returns the state to show. */
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
      // Page lists are refetched each time they are shown.
      onSynced: () => noun !== 'pages' && refresh(noun),
    }),
  );
  const { synced, note, trouble, rival, ...state } = useSyncExternalStore(copy.subscribe, copy.get);
  const isOn = isSyncedAtServer(options, state);

  const { values } = latest.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every edit.
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

  async function enter() {
    if (await askToSignIn()) await copy.flush();
  }

  const { without, meet, hear, others, agree, begun, published, gone, discard, live } = copy;
  return {
    isOn,
    synced,
    rival,
    /** Version of the copy that was seen, for the write that publishes it. */
    seen: () => copy.get().synced.version,
    without,
    meet,
    hear,
    others,
    agree,
    begun,
    published,
    gone,
    /** State that the form shows. */
    shown: {
      isOn,
      /** Whether visitors see the record. */
      isLive: Boolean(row && copies?.typed.isLive(row as never)),
      note: synced.version > 0 ? note : null,
      trouble: trouble && (trouble.message ?? ''),
      /** Signs in again in place and sends the input, once the session has ended; null otherwise. */
      enter: trouble?.code === 'signed-out' ? enter : null,
      /** Another person has changed the same fields. */
      rival: rival && { by: rival.copy?.by ?? rival.by },
      /** Returns the record's values in the shape of this form. */
      live,
      flush: () => void copy.flush(),
      /** Calls for the preview link; null if there is no copy to preview. */
      calls: isOn ? calls : null,
      discard,
    },
  };
}
