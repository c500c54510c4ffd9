import { type ReactNode, useState } from 'react';
import { outcome } from '../../lib/answer';
import { Challenge } from '../../lib/challenge';
import { accountApi } from '../../lib/session';
import { toast } from '../../lib/toast';
import { slide1Alto } from '../../shared/pictures';
import { Button, LinkButton } from '../../ui/button';
import { Field } from '../../ui/field';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Head } from '../layout/head';

import { useAuthPath } from './use-landing';

type Props = {
  /** Title of the browser's tab. */
  title: string;
  description: string;
  heading: string;
  text?: ReactNode;
  children: ReactNode;
};

/** A sign-in or sign-up screen: one card, with the form beside a brand picture if there is room. */
export function AuthPage({ title, description, heading, text, children }: Props) {
  return (
    <div className="wash pt-24 pb-20 md:pt-32">
      <Head title={title} description={description} />
      <meta name="robots" content="noindex" />
      <div className="shell">
        <div className="mx-auto grid max-w-lg overflow-hidden lg:max-w-5xl rounded-card bg-surface shadow-lift lg:grid-cols-2">
          <div className="relative hidden overflow-hidden lg:block">
            <div className="absolute -inset-x-[18%] -top-[10%] bottom-0">
              <Picture src={slide1Alto} alt="" sizes="(min-width: 64rem) 900px, 1px" className="object-bottom" />
            </div>
            <p className="relative p-10 font-display text-heading font-semibold text-white">
              Nutrição com gosto de quero mais.
            </p>
          </div>
          <div className="flex flex-col justify-center p-card sm:p-10 lg:min-h-[40rem] lg:p-12">
            <Link to="/" className="onward onward-back mb-4 self-start">
              Voltar ao site
            </Link>
            <h1 className="text-title">{heading}</h1>
            {text && <p className="mt-2">{text}</p>}
            <div className="mt-6">{children}</div>
            <Challenge />
          </div>
        </div>
      </div>
    </div>
  );
}

/** A link to another of these screens, inside a sentence. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={useAuthPath(to)}
      className="inline-block py-0.5 font-medium text-primary-deep underline underline-offset-4"
    >
      {children}
    </Link>
  );
}

/** The result in place of a form. It takes focus and scrolls to the top, as the focused button is gone with the form. */
export function DoneMessage({ children }: { children: ReactNode }) {
  return (
    <div ref={bringUp} tabIndex={-1} className="grid gap-4 [outline:0]">
      {children}
    </div>
  );
}

function bringUp(element: HTMLElement | null) {
  if (!element) return;
  element.focus({ preventScroll: true });
  scrollTo(0, 0);
}

/** Shown while a link from an e-mail is being checked. */
export function CheckingLink() {
  return (
    <p role="status" className="grid min-h-40 place-items-center rounded-2xl bg-lilac">
      Carregando...
    </p>
  );
}

/** Shown after a link from an e-mail has been used. */
export function ToLogin() {
  return (
    <LinkButton to={useAuthPath('/auth/login')} className="mt-6">
      Ir para o login
    </LinkButton>
  );
}

const LOCAL = ['localhost', '127.0.0.1'];

/** Next step once an e-mail has been sent. Rendered only in the browser. */
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

/** The address typed last, until somebody signs in: the next of these forms begins with it. */
let typedEmail = '';

export function keepTypedEmail(email: string) {
  typedEmail = email;
}

type EmailProps = { error: string | undefined; autoComplete?: 'email' | 'username'; autoFocus?: boolean };

/** The e-mail address that identifies an account. */
export function EmailField({ autoComplete = 'email', ...field }: EmailProps) {
  return (
    <Field
      defaultValue={typedEmail}
      onChange={({ target }) => keepTypedEmail(target.value)}
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      {...field}
      required
    />
  );
}

/** Requests another confirmation link. The password proves that the sign-up is the visitor's own. */
export function ResendConfirmation({ email, password }: { email: string; password: string }) {
  const [pending, setPending] = useState(false);

  async function resend() {
    setPending(true);
    const result = await outcome(accountApi().auth.confirmations.$post({ json: { email, password } }));
    setPending(false);
    if (result.ok)
      toast({ title: 'Email enviado', description: `Se ${email} espera confirmação, o novo link chega logo.` });
    else toast({ title: 'Erro ao enviar email', description: result.failure.message, destructive: true });
  }

  return (
    <Button look="soft" onClick={resend} busy={pending}>
      {pending ? 'Enviando...' : 'Reenviar link de confirmação'}
    </Button>
  );
}
