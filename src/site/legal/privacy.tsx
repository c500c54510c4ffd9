import { breadcrumbHandle } from '../layout/breadcrumb-handle';
import { useSite } from '../layout/document';
import { LegalPage } from './legal-page';
import { PRIVACY_SUBJECT, privacySections } from './privacy-sections';

export const handle = breadcrumbHandle({ name: 'Políticas de Privacidade', path: '/politica-de-privacidade' });

export function Component() {
  return (
    <LegalPage
      title="Políticas de Privacidade"
      description="Que dados pessoais o site da Soul trata, para quê, com quem os compartilha, por quanto tempo os guarda e como você exerce os seus direitos pela LGPD."
      sections={privacySections(useSite().settings)}
      subject={PRIVACY_SUBJECT}
    />
  );
}
