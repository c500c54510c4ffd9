import './about.css';
import { useLoaderData } from 'react-router-dom';
import type { Written } from '../../shared/pages/written';
import { sobre } from '../../shared/pictures';
import { breadcrumbHandle } from '../layout/breadcrumb-handle';
import { Head } from '../layout/head';
import { AboutView } from './about-view';

export const handle = breadcrumbHandle({ name: 'Sobre', path: '/sobre' });

export function Component() {
  const written = useLoaderData<Written>();
  return (
    <>
      <Head title="Sobre" description={written.aboutDescription ?? ''} image={sobre} />
      <AboutView written={written} />
    </>
  );
}
