import { KeyRound, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PasskeyAction } from '../../lib/passkey-questions';
import { toast } from '../../lib/toast';
import { codesLeftText, type Standing, usePasskeys } from '../../lib/use-passkeys';
import { formatMoment } from '../../shared/format';
import type { Passkey } from '../../shared/passkey';
import { focusTitle } from '../lists/keep-focus';
import { Button } from '../parts/button';
import { EmptyState } from '../parts/empty-state';
import { PageHeader } from '../parts/page-header';
import { SkeletonRows } from '../parts/skeleton';
import { type Column, Table } from '../parts/table';
import { Unread } from '../parts/unread';
import { PasskeyDialog } from './passkey-dialog';
import { RecoveryCodes } from './recovery-codes';

const TEXT = (
  <>
    Além da senha, uma chave de acesso: a digital, o rosto ou o PIN do seu aparelho, ou uma chave de segurança. A senha
    se muda em{' '}
    <a href="/conta" className="text-primary-deep underline underline-offset-4">
      Minha conta
    </a>
    .
  </>
);

/** Manages the user's own passkeys. */
export function Component() {
  const { standing, setStanding, failed, read } = usePasskeys();
  const [asked, setAsked] = useState<PasskeyAction | null>(null);
  const [codes, setCodes] = useState<string[]>([]);

  function done(title: string, { codes: made = [], ...rest }: Standing & { codes?: string[] }) {
    setAsked(null);
    setStanding(rest);
    setCodes(made);
    toast({ title });
  }

  return (
    <>
      <PageHeader title="Entrada em duas etapas" text={TEXT}>
        <Button look="primary" onClick={() => setAsked({ what: 'addition' })}>
          <Plus aria-hidden size={16} />
          Adicionar chave de acesso
        </Button>
      </PageHeader>
      {failed ? (
        <Unread onReadAgain={() => void read()} />
      ) : standing ? (
        <Keys standing={standing} onAsk={setAsked} />
      ) : (
        <SkeletonRows text="Carregando chaves de acesso..." rows={2} />
      )}
      {asked && <PasskeyDialog asked={asked} onClose={() => setAsked(null)} onDone={done} />}
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={() => setCodes([])} />}
    </>
  );
}

function Keys({
  standing: { passkeys, codesLeft },
  onAsk,
}: {
  standing: Standing;
  onAsk: (asked: PasskeyAction) => void;
}) {
  if (passkeys.length === 0) {
    return (
      <EmptyState
        icon={KeyRound}
        text="Desligada: para entrar, basta a senha. Quem a descobrir abre o painel por você."
      />
    );
  }
  const columns: Column<Passkey>[] = [
    {
      title: 'Chave de acesso',
      role: 'lead',
      cell: ({ name }) => <p className="font-medium break-words text-ink">{name}</p>,
    },
    { title: 'Criada em', cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      title: 'Último uso',
      cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} /> : <span className="text-sm">Nunca</span>),
    },
    {
      title: 'Ações',
      role: 'actions',
      cell: (passkey) => <Acts passkey={passkey} onAsk={onAsk} />,
    },
  ];
  return (
    <>
      <Table caption="Chaves de acesso" columns={columns} rows={passkeys} keyOf={({ id }) => id} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <p>{codesLeftText(codesLeft)} É com eles que você entra se perder a chave.</p>
        <Button onClick={() => onAsk({ what: 'codes' })}>Criar novos códigos</Button>
      </div>
    </>
  );
}

function Acts({ passkey, onAsk }: { passkey: Passkey; onAsk: (asked: PasskeyAction) => void }) {
  // After a removal the focus would return to a button that is gone.
  useEffect(() => () => void focusTitle(), []);
  return (
    <>
      <Button look="ghost" aria-label={`Renomear ${passkey.name}`} onClick={() => onAsk({ what: 'name', passkey })}>
        Renomear
      </Button>
      <Button
        look="ghost-danger"
        aria-label={`Remover ${passkey.name}`}
        onClick={() => onAsk({ what: 'removal', passkey })}
      >
        Remover
      </Button>
    </>
  );
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="text-sm">
      {formatMoment(at)}
    </time>
  );
}
