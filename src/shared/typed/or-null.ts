/** Returns what was typed, trimmed; `null` for nothing. */
export const orNull = (text: string) => text.trim() || null;
