/**
 * The site as most people would ship it: an empty page whose script asks for its data once it runs. The same routes,
 * components and styles as the product's, and none of what the edge does for them.
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
// What every page knows is read at the edge alone: here the browser has to.
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
