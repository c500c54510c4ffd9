import type { Bytes } from './bytes';

/** A picture without its metadata, and its displayed size in pixels. */
export type Cleaned = {
  width: number;
  height: number;
  bytes: Bytes;
  /** A check that is too costly before size and limits are checked. Throws `Refused`. */
  check?: () => Promise<void>;
};
