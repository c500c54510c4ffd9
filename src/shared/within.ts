const LATE = Symbol('late');

/**
 * Returns the work's result, or that of `late`, which may throw, once `ms` have passed. The work then continues, and its
 * result is ignored. The timer is always cleared.
 */
export async function within<T, L>(ms: number, work: Promise<T>, late: () => L): Promise<T | L> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(resolve, ms, LATE);
  });
  try {
    const first = await Promise.race([work, passed]);
    return first === LATE ? late() : first;
  } finally {
    clearTimeout(timer);
  }
}
