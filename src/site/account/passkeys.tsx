import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PasskeyAction } from '../../lib/passkey-questions';
import { toast } from '../../lib/toast';
import { codesLeftText, type Standing, usePasskeys } from '../../lib/use-passkeys';
import { formatMoment } from '../../shared/format';
import type { Passkey } from '../../shared/passkey';
import { Button } from '../../ui/button';
import { PasskeyDialog } from './passkey-dialog';
import { RecoveryCodes } from './recovery-codes';
import { Section } from './section';

/** `device` is the suggested name for a new passkey. */
type Props = { device: string; onChanged: () => void };

/** The person's passkeys, which make sign-in a two-step process. */
export default function Passkeys({ device, onChanged }: Props) {
  const { standing, setStanding, failed, read } = usePasskeys();
  const [asked, setAsked] = useState<PasskeyAction>();
  const [codes, setCodes] = useState<string[]>([]);

  function done(title: string, { codes: made = [], ...rest }: Standing & { codes?: string[] }) {
    setAsked(undefined);
    setStanding(rest);
    setCodes(made);
    toast({ title });
    onChanged();
  }

  return (
    <Section
      title="Entrada em duas etapas"
      text="Além da senha, uma chave de acesso: a digital, o rosto ou o PIN do seu aparelho, ou uma chave de segurança. Quem descobrir a sua senha não entra sem ela."
    >
      {failed ? (
        <div className="grid justify-items-start gap-4">
          <p>Não foi possível ler as suas chaves. {failed}</p>
          <Button look="soft" onClick={read}>
            Tentar de novo
          </Button>
        </div>
      ) : standing ? (
        <Standings standing={standing} onAsk={setAsked} />
      ) : (
        <p role="status">Carregando...</p>
      )}
      {asked && <PasskeyDialog asked={asked} device={device} onClose={() => setAsked(undefined)} onDone={done} />}
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={() => setCodes([])} />}
    </Section>
  );
}

function Standings({ standing, onAsk }: { standing: Standing; onAsk: (asked: PasskeyAction) => void }) {
  const { passkeys, codesLeft } = standing;
  const add = useRef<HTMLButtonElement>(null);
  const known = useRef(passkeys.length);
  // The pressed button disappears with its passkey, so focus moves to the next one that stays.
  useEffect(() => {
    const isFewer = passkeys.length < known.current;
    known.current = passkeys.length;
    if (isFewer && document.activeElement === document.body) add.current?.focus();
  }, [passkeys.length]);
  return (
    <>
      {passkeys.length === 0 ? (
        <p>Desligada: para entrar, basta a senha.</p>
      ) : (
        <ul className="grid gap-3">
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onAsk={onAsk} />
          ))}
        </ul>
      )}
      <Button ref={add} className="mt-4" onClick={() => onAsk({ what: 'addition' })}>
        Adicionar chave de acesso
      </Button>
      {passkeys.length > 0 && (
        <div className="mt-6 grid justify-items-start gap-3">
          <p>{codesLeftText(codesLeft)} É com eles que você entra se perder a chave.</p>
          <Button look="soft" onClick={() => onAsk({ what: 'codes' })}>
            Criar novos códigos
          </Button>
        </div>
      )}
    </>
  );
}

function Row({ passkey, onAsk }: { passkey: Passkey; onAsk: (asked: PasskeyAction) => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-4 rounded-2xl bg-lilac p-4">
      <KeyRound aria-hidden className="shrink-0 text-primary-deep" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium text-ink">{name}</p>
        <p className="text-sm">
          Criada em <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          <br />
          {lastUsedAt ? (
            <>
              Último uso em <time dateTime={lastUsedAt}>{formatMoment(lastUsedAt)}</time>
            </>
          ) : (
            'Ainda não usada'
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="light" aria-label={`Renomear ${name}`} onClick={() => onAsk({ what: 'name', passkey })}>
          Renomear
        </Button>
        <Button look="light" aria-label={`Remover ${name}`} onClick={() => onAsk({ what: 'removal', passkey })}>
          Remover
        </Button>
      </div>
    </li>
  );
}
