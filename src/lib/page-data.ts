import type { HydrationState } from 'react-router-dom';

/** Data that the edge writes into the page's JSON block for the browser. */
export type PageData = {
  /** Path that was rendered. The service worker may show this page in place of another one. */
  path: string;
  /** Address of the application's entry module. */
  entry: string;
  /** Address of the styles of all pages. */
  styles: string;
  /** Addresses of the modules that this page needs at once. */
  chunks: string[];
  /** Address of the module that reports errors to the server. */
  errors: string;
  /** Set if a part of the page could not be read. */
  partial?: true;
  /** The router's state as it was rendered. */
  state: HydrationState;
};

declare global {
  interface Window {
    /** State of the rendered page, errors included. The router reads it from here. */
    __staticRouterHydrationData?: PageData['state'];
  }
}

/** Reads the data of the rendered page, and puts the router's state where the router looks for it. */
export function readPageData(): PageData {
  const page: PageData = JSON.parse(document.getElementById('page')?.textContent ?? '{}');
  window.__staticRouterHydrationData = page.state;
  return page;
}
