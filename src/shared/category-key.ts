/** The form of a category's key, and the most letters that it has: told without zod, for what visitors' browsers read. */
export const CATEGORY_KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const KEY_LENGTH = 60;

export function isCategoryKey(value: unknown): value is string {
  return typeof value === 'string' && value.length <= KEY_LENGTH && CATEGORY_KEY.test(value);
}
