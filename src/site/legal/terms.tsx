import { breadcrumbHandle } from '../layout/breadcrumb-handle';
import { useSite } from '../layout/document';
import { LegalPage } from './legal-page';
import { termsSections } from './terms-sections';

export const handle = breadcrumbHandle({ name: 'Termos de Uso', path: '/termos-de-uso' });

export function Component() {
  return (
    <LegalPage
      title="Termos de Uso"
      description="As regras de uso do site da Soul: conta, pedidos, propriedade intelectual, responsabilidades, lei aplicável e foro, em português claro."
      sections={termsSections(useSite().settings)}
      subject="Termos de Uso"
    />
  );
}
