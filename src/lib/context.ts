import { createContext, type RouterContextProvider } from 'react-router-dom';
import type { ApiClient } from './api';

declare module 'react-router' {
  // Without this every loader's `context` is `any`.
  interface Future {
    v8_middleware: true;
  }
}

/** The API client of the runtime that the loader runs in. */
export const apiContext = createContext<ApiClient>();

/** The site's public origin, for canonical addresses. */
export const originContext = createContext<string>();

export function api(context: Readonly<RouterContextProvider>): ApiClient {
  return context.get(apiContext);
}
