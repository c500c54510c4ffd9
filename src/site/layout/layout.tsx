import { Outlet } from 'react-router-dom';
import { Footer } from './footer';
import { Header } from './header';
import { LateStyles } from './late-styles';
import { Reveal } from './reveal';
import { RouteAnnouncer } from './route-announcer';
import { Toaster } from './toaster';

export function Layout() {
  return (
    <>
      <a href="#conteudo" className="skip-link">
        Ir para o conteúdo
      </a>
      <Header />
      <main id="conteudo" tabIndex={-1} className="[outline:0]">
        <Outlet />
      </main>
      <LateStyles last />
      <Footer />
      <RouteAnnouncer />
      <Toaster />
      <Reveal />
    </>
  );
}
