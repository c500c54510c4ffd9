import { LogOut } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { setSession, signOut, useSession, useSessionUnavailable } from '../../lib/session';
import { toast } from '../../lib/toast';
import { spoon } from '../../shared/pictures';
import { opensPanel } from '../../shared/roles';
import type { OpenSession, SessionUser } from '../../shared/user';
import { Button, buttonClass, LinkButton } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { Head } from '../layout/head';
import { PageHeader } from '../layout/page-header';
import styles from './account.css?url';
import { Deletion } from './deletion';
import { Download } from './download';
import { Password } from './password';
import { Profile } from './profile';
import { Section } from './section';
import { Sessions } from './sessions';
import { useAccount } from './use-account';

// A chunk of its own: the screen shows without it, and passkeys need a separate call anyway.
const Passkeys = lazy(() => import('./passkeys').catch(() => ({ default: OutOfReach })));

/** The account of the signed-in person, read and rendered only in the browser. */
export function Component() {
  const session = useSession();
  const isUnavailable = useSessionUnavailable();
  const navigate = useNavigate();
  const leaving = useRef(false);

  // `entry-client.tsx` starts the sync only if storage remembers a session; one known only by cookies starts it here.
  useEffect(() => {
    if (session) void import('./sync').then((account) => account?.followAccount());
  }, [session]);

  useEffect(() => {
    if (session === null && !leaving.current) void navigate('/auth/login?next=/conta', { replace: true });
  }, [session, navigate]);

  function leave(title: string) {
    leaving.current = true;
    setSession(null);
    toast({ title });
    void navigate('/', { replace: true });
  }

  return (
    <>
      <Head title="Minha conta" description="Seus dados, sua senha e as sessões abertas da sua conta Soul." />
      <meta name="robots" content="noindex" />
      <PageHeader title="Minha conta" text={session ? `Oi, ${firstName(session.user)}!` : undefined}>
        {session && <Actions user={session.user} onSignedOut={() => leave('Logout realizado com sucesso')} />}
        <link rel="stylesheet" href={styles} />
        {/* Its styles show it. */}
        <div hidden className="account-picture">
          <Picture src={spoon} alt="" eager sizes="(min-width: 48rem) max(48vw, 36rem), 100vw" />
        </div>
      </PageHeader>
      <div className="shell grid grid-cols-1 gap-6 pb-20">
        {session ? (
          <Matters key={session.user.id} user={session.user} onDeleted={() => leave('Conta excluída')} />
        ) : isUnavailable ? (
          <p role="status" className="rounded-card bg-blush p-card md:p-8">
            Não foi possível carregar a sua conta. Vamos tentar de novo em instantes.
          </p>
        ) : (
          <Loading />
        )}
      </div>
    </>
  );
}

function Actions({ user, onSignedOut }: { user: SessionUser; onSignedOut: () => void }) {
  const [pending, setPending] = useState(false);

  async function leave() {
    setPending(true);
    // If this chunk fails to load, sign-out still works: the account's data in this browser goes at the next sign-in.
    const followed = await import('./sync').catch(() => null);
    const result = await (followed ? followed.leaveFollowed(signOut) : signOut());
    setPending(false);
    if (result.ok) onSignedOut();
    else toast({ title: 'Erro ao sair', description: result.failure.message, destructive: true });
  }

  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton look="light" to="/favoritos">
        Favoritos
      </LinkButton>
      {opensPanel(user) && (
        // The panel is a separate application: this loads a whole page.
        <a href="/painel" className={buttonClass()}>
          Abrir o painel
        </a>
      )}
      <Button look="light" onClick={leave} busy={pending}>
        <LogOut aria-hidden size={20} />
        {pending ? 'Saindo...' : 'Sair'}
      </Button>
    </div>
  );
}

function Matters({ user, onDeleted }: { user: SessionUser; onDeleted: () => void }) {
  const { account, failed, read } = useAccount();
  if (failed) {
    return (
      <div className="grid justify-items-start gap-4 rounded-card bg-blush p-card md:p-8">
        <p>Não foi possível carregar a sua conta. {failed}</p>
        <Button onClick={read}>Tentar de novo</Button>
      </div>
    );
  }
  if (!account) return <Loading />;
  return (
    <>
      <Profile user={user} createdAt={account.createdAt} />
      <Password email={user.email} onChanged={read} />
      <Suspense fallback={<Waiting height="min-h-40" />}>
        <Passkeys device={deviceOf(account.sessions)} onChanged={read} />
      </Suspense>
      <Sessions sessions={account.sessions} onChanged={read} />
      <Section title="Privacidade" text="O que guardamos de você é seu: leve uma cópia ou apague tudo quando quiser.">
        <div className="flex flex-wrap gap-3">
          <Download />
          <Deletion onDeleted={onDeleted} />
        </div>
      </Section>
    </>
  );
}

/** Section ids with heights close to those of the loaded sections. */
const MATTERS = [
  ['password', 'min-h-80'],
  ['passkeys', 'min-h-40'],
  ['sessions', 'min-h-40'],
  ['privacy', 'min-h-20'],
] as const;

function Loading() {
  return (
    <>
      <noscript>
        <p className="rounded-card bg-blush p-card md:p-8">
          Sua conta precisa de JavaScript para abrir. Ative-o no navegador e recarregue a página.
        </p>
      </noscript>
      <div className="grid grid-cols-1 gap-6 noscript:hidden">
        <p role="status" className="min-h-80 rounded-card bg-surface p-card font-medium shadow-card md:p-8">
          Carregando...
        </p>
        {MATTERS.map(([matter, height]) => (
          <Waiting key={matter} height={height} />
        ))}
      </div>
    </>
  );
}

/** Shown in place of a part whose chunk could not be fetched. */
function OutOfReach() {
  return (
    <Section title="Entrada em duas etapas">
      <p>Não foi possível carregar esta parte. Recarregue a página.</p>
    </Section>
  );
}

function Waiting({ height }: { height: string }) {
  return (
    <div aria-hidden className={`rounded-card bg-surface p-card shadow-card md:p-8 ${height}`}>
      <div className="h-5 w-40 max-w-full rounded-full bg-line" />
    </div>
  );
}

/** Returns the name of the device in use. */
function deviceOf(sessions: OpenSession[]): string {
  return sessions.find(({ current }) => current)?.device ?? '';
}

function firstName({ name }: SessionUser): string {
  return name.split(' ')[0] ?? name;
}
