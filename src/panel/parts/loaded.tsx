import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router-dom';

type Props<Data> = {
  /** A promise that the screen's loader returned inside an object: the screen shows at once, the list when it came. */
  of: Promise<Data>;
  /** What stands there meanwhile: `SkeletonRows` with the specified words. */
  loading: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A part of a screen that is on its way. A later reading of the same screen leaves the former one in sight. */
export function Loaded<Data>({ of, loading, children }: Props<Data>) {
  return (
    <Suspense fallback={loading}>
      <Await resolve={of}>{children}</Await>
    </Suspense>
  );
}
