import { termsAnchors } from '../../shared/pages/legal-anchors';
import { LegalPage } from './legal-page';

const title = 'Termos de Uso';

export function Component() {
  return <LegalPage title={title} name="terms" anchors={termsAnchors} />;
}
