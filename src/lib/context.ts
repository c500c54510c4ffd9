import { createContext, type RouterContextProvider } from 'react-router-dom';
import type { Settings } from '../shared/settings';
import type { ApiClient } from './api';

declare module 'react-router' {
  // Without this every loader's `context` is `any`.
  interface Future {
    v8_middleware: true;
  }
}

/** The API client of the runtime that the loader runs in. */
export const apiContext = createContext<ApiClient>();

/** Facts about the site that the edge knows before any read. The browser finds them in the page. */
export const siteContext = createContext<{ origin: string; defaults: Settings }>();

export function api(context: Readonly<RouterContextProvider>): ApiClient {
  return context.get(apiContext);
}
