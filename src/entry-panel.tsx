import './panel/panel.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createBrowserRouter } from 'react-router-dom';
import { tellOfError } from './lib/client-errors';
import { showFlash } from './lib/flash';
import { routeFinder } from './lib/route-finder';
import { reloadOnceWhenStale } from './lib/stale-build';
import { warmUpLinks } from './lib/warm-up';
import { sweepDrafts } from './panel/form/draft';
import { queryClient } from './panel/lists/query-client';
import { Toaster } from './panel/parts/toaster';
import { routes } from './panel/routes';
import { SignInAgain } from './panel/session/sign-in-again';
import { applyTheme, storedTheme } from './panel/theme';
import { speakPortuguese } from './shared/messages';

const ENTRY = new URL(import.meta.url).pathname;
for (const failure of ['error', 'unhandledrejection']) addEventListener(failure, (event) => tellOfError(event, ENTRY));
speakPortuguese();
applyTheme(storedTheme());

const router = createBrowserRouter(routes);
reloadOnceWhenStale(() => router.state.navigation.location);
warmUpLinks(routeFinder(routes));
showFlash();
sweepDrafts();

const root = document.getElementById('painel');
if (!root) throw new Error('The shell has no #painel');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
    <Toaster />
    <SignInAgain />
  </StrictMode>,
);
