import { licencie } from '../../shared/pictures';
import { breadcrumbHandle } from '../layout/breadcrumb-handle';
import { Head } from '../layout/head';
import { Hero } from './hero';
import { Investment } from './investment';
import { LeadForm } from './lead-form';
import { Model } from './model';
import { Reasons } from './reasons';
import { Testimonials } from './testimonials';

export const handle = breadcrumbHandle({ name: 'Licencie', path: '/licencie' });

export function Component() {
  return (
    <>
      <Head
        title="Seja um licenciado"
        description="Abra uma loja Soul na sua cidade: modelo enxuto de shakes, sorvetes e cafés com proteína, investimento a partir de R$ 337.000 e apoio da escolha do ponto ao dia a dia da loja."
        image={licencie}
      />
      <Hero />
      <Reasons />
      <Model />
      <Investment />
      <Testimonials />
      <LeadForm />
    </>
  );
}
