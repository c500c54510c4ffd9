import { useCallback, useEffect, useState } from 'react';
import { outcome } from '../../lib/answer';
import { accountApi, setUser } from '../../lib/session';
import type { OpenSession } from '../../shared/user';

type Account = { createdAt: string; sessions: OpenSession[] };

/** The server's data about the signed-in person; `failed` says why it could not be read. */
export function useAccount() {
  const [account, setAccount] = useState<Account>();
  const [failed, setFailed] = useState('');

  const read = useCallback(async () => {
    setFailed('');
    const api = accountApi();
    const [me, sessions] = await Promise.all([outcome(api.me.$get()), outcome(api.me.sessions.$get())]);
    // The user stored in this browser may be stale.
    if (me.ok) setUser(me.body.user);
    if (me.ok && sessions.ok) setAccount({ createdAt: me.body.createdAt, sessions: sessions.body.sessions });
    else if (!me.ok) setFailed(me.failure.message ?? 'Tente de novo em instantes.');
    else if (!sessions.ok) setFailed(sessions.failure.message ?? 'Tente de novo em instantes.');
  }, []);

  useEffect(() => {
    void read();
  }, [read]);

  return { account, failed, read };
}
