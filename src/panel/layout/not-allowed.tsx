import { LockKeyhole } from 'lucide-react';
import { LinkButton } from '../parts/button';
import { useTitle } from '../parts/use-title';

/** Replaces a screen that the user's role does not permit; `text` says why. */
export function NotAllowed({ text }: { text: string }) {
  useTitle('Sem acesso');
  return (
    <section className="mx-auto grid max-w-md justify-items-center gap-3 py-24 text-center">
      <LockKeyhole aria-hidden size={28} className="text-muted" />
      <h1 tabIndex={-1} className="text-xl outline-none">
        Você não tem acesso a esta tela
      </h1>
      <p>{text} Se precisar, fale com quem administra o site.</p>
      <p className="mt-3 flex flex-wrap justify-center gap-2">
        <LinkButton to="/painel">Ir para o Dashboard</LinkButton>
        <a href="/" className="button text-text hover:bg-sunken">
          Ver o site
        </a>
      </p>
    </section>
  );
}
