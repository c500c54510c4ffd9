import type { ReactNode } from 'react';
import { DoneMessage } from './auth-page';

const LOCAL = ['localhost', '127.0.0.1'];

/** What to do once a mail is on its way. Rendered in the browser only. */
export function MailSent({ children }: { children: ReactNode }) {
  return (
    <DoneMessage>
      {children}
      <p className="text-sm text-muted">Não chegou? Veja na caixa de spam; pode levar alguns minutos.</p>
      {LOCAL.includes(location.hostname) && (
        <p className="text-sm">
          Nesta execução local, os e-mails ficam em{' '}
          <a href="/dev/mail" target="_blank" rel="noopener" className="font-medium text-primary-deep underline">
            /dev/mail
          </a>
          .
        </p>
      )}
    </DoneMessage>
  );
}
