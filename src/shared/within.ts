const LATE = Symbol('late');

/**
 * What the work brings, or what `late` brings in its place once so many ms have passed: it may throw. The work itself goes
 * on then, unheard; its timer never outlives it.
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
