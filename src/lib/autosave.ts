/** In ms: the pause after typing, the maximum time that typed text stays unsaved, and the delay after a failed save. */
const REST = 2000;
const LONGEST = 10_000;
const AGAIN = 15_000;

type Options = {
  /** Whether there is anything to save. */
  isDue: () => boolean;
  /** Saves the current content, and resolves to whether it was saved. A rejection counts as a failure and is reported. */
  save: () => Promise<boolean>;
};

/** Saves typed content after a short pause: one save at a time, and another one for what was typed during a save. */
export function createAutosave({ isDue, save }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | null = null;
  let running: Promise<void> | null = null;
  /** Number of works under way during which nothing is saved. */
  let holds = 0;
  /** Whether a save was asked for while none could begin. */
  let isAsked = false;

  function wait(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    since = null;
    isAsked = running !== null || holds > 0;
    if (isAsked || !isDue()) return running ?? Promise.resolve();
    running = save().then(rest, (error: unknown) => {
      reportError(error);
      return rest(false);
    });
    return running;
  }

  /** Ends a save. One that was asked for during it follows at once. */
  function rest(isDone: boolean): Promise<void> | void {
    running = null;
    if (!isDue() || holds > 0) return;
    if (isDone && isAsked) return flush();
    wait(isDone ? REST : AGAIN);
  }

  return {
    /** Schedules a save in `rest` ms, but at most `LONGEST` ms after the first unsaved change. */
    touch(rest = REST) {
      if (holds > 0 || !isDue()) return;
      since ??= Date.now();
      wait(Math.max(0, Math.min(rest, since + LONGEST - Date.now())));
    },
    /**
     * Saves at once, or as soon as the save or the work under way ends. Resolves when no save is running any more, nor one that
     * was asked for during it.
     */
    flush,
    /** Runs work during which nothing is saved. It starts when no save is running. */
    async without<Result>(work: () => Promise<Result>): Promise<Result> {
      holds += 1;
      clearTimeout(timer);
      since = null;
      await running;
      try {
        return await work();
      } finally {
        holds -= 1;
        if (isDue() && holds === 0) wait(isAsked ? 0 : REST);
      }
    },
  };
}
