import type { Bytes } from './bytes';

/** A picture without its metadata, and its size in pixels as it is shown. */
export type Cleaned = {
  width: number;
  height: number;
  bytes: Bytes;
  /** What is too costly to ask before size and limits are known. Throws `Refused`. */
  check?: () => Promise<void>;
};
