import type { Locator, Page } from '@playwright/test';

/** A screen of the product in one state, and how to reach it, to view or to measure it. */
export type Screen = {
  /** Unique; the first word is the area. */
  name: `${'site' | 'panel'}: ${string}`;
  /** Router paths that this screen covers. */
  routes?: string[];
  path: string;
  who?: 'visitor' | 'customer' | 'admin';
  /** Runs before the page opens: sets answers of the API and the browser's storage. */
  before?: (page: Page) => Promise<unknown>;
  /** Actions of a person that lead to the state. */
  reach?: (page: Page) => Promise<unknown>;
  /** The part to look at, if it is further down than the top of the page. */
  at?: (page: Page) => Locator;
  /** A call is held back on purpose: do not wait for it. */
  loading?: true;
  script?: false;
  print?: true;
  /** Goes offline once the service worker controls the first page. */
  offline?: true;
  /** The state exists only in windows narrower than this, in px. */
  below?: number;
};

export type Viewport = { width: number; height: number };

/** From a small phone to a large desktop; one is a phone in landscape. */
export const VIEWPORTS: Viewport[] = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

export const sizeOf = ({ width, height }: Viewport) => (width === 844 ? `${width}×${height}` : `${width}`);

/** Returns whether the state exists at that width. */
export const existsAt = ({ below = Number.POSITIVE_INFINITY }: Screen, { width }: Viewport) => width < below;
