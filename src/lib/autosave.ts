/** In ms: the pause after typing, the longest that words go unsaved, and the wait after a failed save. */
const REST = 2000;
const LONGEST = 10_000;
const AGAIN = 15_000;

type Options = {
  /** Whether there is anything to save. */
  isDue: () => boolean;
  /** Saves what there is now; whether that was done. What it throws counts as a failure, and is told as an error. */
  save: () => Promise<boolean>;
};

/** Saves what is typed, a moment after it was: one save at a time, and once more for what was typed meanwhile. */
export function createAutosave({ isDue, save }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | null = null;
  let running: Promise<void> | null = null;
  let isHeld = false;

  function wait(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    since = null;
    if (running || isHeld || !isDue()) return running ?? Promise.resolve();
    running = save().then(rest, (error: unknown) => {
      rest(false);
      reportError(error);
    });
    return running;
  }

  function rest(isDone: boolean) {
    running = null;
    if (isDue() && !isHeld) wait(isDone ? REST : AGAIN);
  }

  return {
    /** Something was typed, or is worth saving after another rest. */
    touch(rest = REST) {
      if (isHeld || !isDue()) return;
      since ??= Date.now();
      wait(Math.max(0, Math.min(rest, since + LONGEST - Date.now())));
    },
    /** Saves at once; resolves when no save is under way any more. */
    flush,
    /** Nothing is saved while that work is under way, which begins when no save is. */
    async without<Result>(work: () => Promise<Result>): Promise<Result> {
      isHeld = true;
      clearTimeout(timer);
      since = null;
      await running;
      try {
        return await work();
      } finally {
        isHeld = false;
        if (isDue()) wait(REST);
      }
    },
  };
}
