import type { Locator, Page } from '@playwright/test';

/** A screen of the product in one of its states: how it is come to, for whoever wants to look at it or to measure it. */
export type Screen = {
  /** No two are alike; the first word is the area that it belongs to. */
  name: `${'site' | 'panel'}: ${string}`;
  /** Addresses, as the router writes them, of the routes that this screen stands for. */
  routes?: string[];
  path: string;
  who?: 'visitor' | 'customer' | 'admin';
  /** Before the page opens: what the API will answer, what the browser has kept. */
  before?: (page: Page) => Promise<unknown>;
  /** What a person does on the page until the state is there. */
  reach?: (page: Page) => Promise<unknown>;
  /** What one looks at, where that is further down than the head of the page. */
  at?: (page: Page) => Locator;
  /** Something is held back on purpose: nobody waits for it. */
  loading?: true;
  script?: false;
  print?: true;
  /** The network goes away once the service worker has taken over the first page. */
  offline?: true;
  /** The state exists in narrower windows only, in px. */
  below?: number;
};

export type Viewport = { width: number; height: number };

/** From a small phone to a large desktop, one of them held sideways. */
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

/** Whether the state exists in a window of that width. */
export const existsAt = ({ below = Number.POSITIVE_INFINITY }: Screen, { width }: Viewport) => width < below;
