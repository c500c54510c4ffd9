import './fonts.css';
import './styles.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createBrowserRouter, RouterContextProvider } from 'react-router-dom';
import { browserApi } from './lib/api';
import { apiContext } from './lib/context';
import { Live } from './lib/live';
import type { PageData } from './lib/page-data';
import { previewRoutes } from './site/preview/routes';

declare global {
  interface Window {
    /** State of the rendered page, errors included. The router reads it from here. */
    __staticRouterHydrationData?: PageData['state'];
  }
}

/** Data for hydrating a preview. This entry is like the site's (`entry-client.tsx`), but without its navigation. */
const page: PageData = JSON.parse(document.getElementById('page')?.textContent ?? '{}');
window.__staticRouterHydrationData = page.state;

const apiClient = browserApi();
const router = createBrowserRouter(previewRoutes, {
  getContext() {
    const context = new RouterContextProvider();
    context.set(apiContext, apiClient);
    return context;
  },
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Live>
        <RouterProvider router={router} />
      </Live>
    </StrictMode>,
  );
});
