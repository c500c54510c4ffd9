import { privacyAnchors } from '../../shared/pages/legal-anchors';
import { LegalPage } from './legal-page';

const title = 'Políticas de Privacidade';

export function Component() {
  return <LegalPage title={title} name="privacy" anchors={privacyAnchors} />;
}
