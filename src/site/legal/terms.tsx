import { termsAnchors } from '../../shared/pages/legal-anchors';
import { breadcrumbHandle } from '../layout/breadcrumb-handle';
import { LegalPage } from './legal-page';

const title = 'Termos de Uso';

export const handle = breadcrumbHandle({ name: title, path: '/termos-de-uso' });

export function Component() {
  return <LegalPage title={title} name="terms" anchors={termsAnchors} />;
}
