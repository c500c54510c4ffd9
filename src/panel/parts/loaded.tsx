import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router-dom';

type Props<Data> = {
  /** Promise that the loader returned inside an object, so that the screen renders without waiting for it. */
  of: Promise<Data>;
  /** Placeholder: `SkeletonRows` with the specified words. */
  loading: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Renders data once they have loaded. A later load keeps the previous data visible. */
export function Loaded<Data>({ of, loading, children }: Props<Data>) {
  return (
    <Suspense fallback={loading}>
      <Await resolve={of}>{children}</Await>
    </Suspense>
  );
}
