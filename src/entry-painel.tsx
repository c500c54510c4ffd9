import './painel/painel.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createBrowserRouter } from 'react-router-dom';
import { showKeptToast } from './lib/kept-toast';
import { reloadOnceWhenStale } from './lib/stale-build';
import { warmUpLinks } from './lib/warm-up';
import { Toaster } from './painel/parts/toaster';
import { routes } from './painel/routes';
import { SignInAgain } from './painel/session/sign-in-again';
import { applyTheme, storedTheme } from './painel/theme';

applyTheme(storedTheme());

const router = createBrowserRouter(routes);
reloadOnceWhenStale(() => router.state.navigation.location);
warmUpLinks(routes);
showKeptToast();

const root = document.getElementById('painel');
if (!root) throw new Error('The shell has no #painel');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
    <Toaster />
    <SignInAgain />
  </StrictMode>,
);
