import { privacyAnchors } from '../../shared/pages/legal-anchors';
import { breadcrumbHandle } from '../layout/breadcrumb-handle';
import { LegalPage } from './legal-page';

const title = 'Políticas de Privacidade';

export const handle = breadcrumbHandle({ name: title, path: '/politica-de-privacidade' });

export function Component() {
  return <LegalPage title={title} name="privacy" anchors={privacyAnchors} />;
}
