import { failureBehind } from '../../functions/db/failures';

/** What a piece of work fails by, where D1 stands behind it. */
export async function failureOf(work: PromiseLike<unknown>) {
  const error = await Promise.resolve(work).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return failureBehind(error);
}

/** The row of a category, with what every category has. */
export const categoryRow = (key: string, position = 900) => ({
  key,
  name: 'Nova',
  description: '',
  image: '/a.webp',
  imageAlt: '',
  highlighted: false,
  position,
});
