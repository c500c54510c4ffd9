import './about.css';
import { useLoaderData } from 'react-router-dom';
import { aboutTexts } from '../../shared/pages/about-texts';
import type { PageTexts } from '../../shared/pages/labels';
import { sobre } from '../../shared/pictures';
import { breadcrumbHandle } from '../layout/breadcrumb-handle';
import { Head } from '../layout/head';
import { AboutView } from './about-view';

export const handle = breadcrumbHandle({ name: 'Sobre', path: '/sobre' });

export function Component() {
  const texts = { ...aboutTexts, ...useLoaderData<PageTexts | null>() };
  return (
    <>
      <Head title="Sobre" description={texts.aboutDescription} image={sobre} />
      <AboutView texts={texts} />
    </>
  );
}
