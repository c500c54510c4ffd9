import { failureBehind } from '../../functions/db/failures';

/** Returns the D1 failure behind a rejected promise. */
export async function failureOf(work: PromiseLike<unknown>) {
  const error = await Promise.resolve(work).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return failureBehind(error);
}

/** Builds the row of a category with all required values. */
export const categoryRow = (key: string, position = 900) => ({
  key,
  name: 'Nova',
  description: '',
  image: '/a.webp',
  imageAlt: '',
  highlighted: false,
  position,
});
