import './about.css';
import { useLoaderData } from 'react-router-dom';
import type { WrittenPage } from '../../shared/pages/written';
import { PageHead } from '../layout/head';
import { AboutView } from './about-view';

export function Component() {
  const written = useLoaderData<WrittenPage>();
  return (
    <>
      <PageHead of={written} />
      <AboutView written={written} />
    </>
  );
}
