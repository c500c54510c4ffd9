import './fonts.css';
import './styles.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createBrowserRouter, RouterContextProvider } from 'react-router-dom';
import { browserApi } from './lib/api';
import { apiContext } from './lib/context';
import { Live } from './lib/live';
import { readPageData } from './lib/page-data';
import { previewRoutes } from './site/preview/routes';

// Like the site's entry (`entry-client.tsx`), but without its navigation.
readPageData();
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
