/**
 * The site as a typical client-rendered application: an empty page whose script requests its data once it runs. It has the
 * same routes, components and styles as the product, and nothing of the edge's work.
 */
import '../../../src/fonts.css';
import '../../../src/styles.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createBrowserRouter, RouterContextProvider } from 'react-router-dom';
import { createApi } from '../../../src/lib/api';
import { apiContext, siteContext } from '../../../src/lib/context';
import { defaultSettings } from '../../../src/shared/default-settings';
import { loader as documentLoader } from '../../../src/site/layout/document';
import { routes } from '../../../src/site/routes';

const apiClient = createApi(location.origin, (input, init) => fetch(input, init));
// Shared data is read only at the edge; here the browser must read it.
const plainRoutes = routes.map((route) => (route.id === 'document' ? { ...route, loader: documentLoader } : route));
const router = createBrowserRouter(plainRoutes as typeof routes, {
  getContext() {
    const context = new RouterContextProvider();
    context.set(apiContext, apiClient);
    context.set(siteContext, { origin: location.origin, defaults: defaultSettings });
    return context;
  },
});
createRoot(document).render(<RouterProvider router={router} />);
