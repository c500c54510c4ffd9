import { MonitorSmartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { outcome } from '../../lib/answer';
import { accountApi } from '../../lib/session';
import { toast } from '../../lib/toast';
import { formatMoment } from '../../shared/format';
import type { OpenSession } from '../../shared/user';
import { Button } from '../../ui/button';
import { Section } from './section';

type Props = { sessions: OpenSession[]; onChanged: () => Promise<void> };

/** The person's open sessions, the current one first. */
export function Sessions({ sessions, onChanged }: Props) {
  const [ending, setEnding] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const hasEnded = useRef(false);
  // The pressed button disappears with its session, so focus moves to the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after sessions were ended.
  useEffect(() => {
    if (hasEnded.current && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
    hasEnded.current = false;
  }, [sessions.length]);
  const others = sessions.filter(({ current }) => !current);
  const sorted = [...sessions.filter(({ current }) => current), ...others];

  async function end(id: string) {
    setEnding(id || 'all');
    const { me } = accountApi();
    const result = await outcome(id ? me.sessions[':id'].$delete({ param: { id } }) : me.sessions.$delete());
    // A session that no longer exists counts as ended.
    if (result.ok || result.failure.code === 'not-found') {
      toast({ title: id ? 'Sessão encerrada' : 'Outras sessões encerradas' });
      hasEnded.current = true;
      await onChanged();
    } else {
      toast({ title: 'Erro ao encerrar', description: result.failure.message, destructive: true });
    }
    setEnding('');
  }

  return (
    <Section title="Sessões abertas" text="Onde a sua conta está aberta. Encerre as que você não reconhece.">
      <ul ref={list} tabIndex={-1} className="grid gap-3">
        {sorted.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center gap-4 rounded-2xl bg-lilac p-4">
            <MonitorSmartphone aria-hidden className="shrink-0 text-primary-deep" />
            <div className="min-w-0 flex-1 basis-56">
              <p className="flex flex-wrap gap-x-2 font-medium text-ink">
                {each.device}
                {each.current && <span className="text-success">Esta sessão</span>}
              </p>
              <p className="text-sm">
                Aberta em <Moment at={each.createdAt} />
                <br />
                {each.current ? (
                  'Em uso agora'
                ) : (
                  <>
                    Último acesso em <Moment at={each.lastSeenAt} />
                  </>
                )}
              </p>
            </div>
            {!each.current && (
              <Button
                look="light"
                onClick={() => end(each.id)}
                busy={ending !== ''}
                aria-label={`Encerrar ${each.device}, aberta em ${formatMoment(each.createdAt)}`}
              >
                {ending === each.id ? 'Encerrando...' : 'Encerrar'}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Button look="soft" onClick={() => end('')} busy={ending !== ''} className="mt-4">
          {ending === 'all' ? 'Encerrando...' : 'Encerrar todas as outras'}
        </Button>
      )}
    </Section>
  );
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatMoment(at)}</time>;
}
