import type { HydrationState } from 'react-router-dom';

/** What the edge leaves in the page's JSON block for the browser. */
export type PageData = {
  /** The path that was rendered. The service worker may show the page in place of another one. */
  path: string;
  /** Address of the application's entry module. */
  entry: string;
  /** Address of the styles of all pages. */
  styles: string;
  /** Addresses of the modules that this page needs at once. */
  chunks: string[];
  /** Address of the module that tells the server of errors, should there be any. */
  errors: string;
  /** A part of the page could not be read. */
  partial?: true;
  /** The router's state as it was rendered. */
  state: HydrationState;
};
