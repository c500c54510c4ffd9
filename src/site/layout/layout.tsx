import { Outlet } from 'react-router-dom';
import { Toaster } from '../../lib/toast';
import { Footer } from './footer';
import { Header } from './header';
import { RouteAnnouncer } from './route-announcer';
import { useReveal } from './use-reveal';

export function Layout() {
  useReveal();
  return (
    <>
      <a
        href="#conteudo"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-full bg-white px-6 py-3 font-medium text-primary-deep shadow-lift focus:translate-y-0"
      >
        Ir para o conteúdo
      </a>
      <Header />
      <main id="conteudo" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer />
      <RouteAnnouncer />
      <Toaster />
    </>
  );
}
