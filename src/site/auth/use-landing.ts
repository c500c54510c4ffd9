import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSession, verifySession } from '../../lib/session';
import { isPanelPath, landingPath } from './next-path';

/** Returns the address of another screen of sign-in, which keeps the page that is wanted afterwards. */
export function useAuthPath(path: string): string {
  const next = useSearchParams()[0].get('next');
  return next === null ? path : `${path}?${new URLSearchParams({ next })}`;
}

/**
 * Redirects a signed-in person to the page they wanted. A remembered session is first verified with the server: if it were
 * already over, the target page would redirect back here, in an endless loop. Offline there is no such loop.
 */
export function useLanding() {
  const session = useSession();
  const navigate = useNavigate();
  const wanted = useSearchParams()[0].get('next');
  const [isVerified, setVerified] = useState(false);
  useEffect(() => {
    void verifySession().then(() => setVerified(true));
  }, []);
  useEffect(() => {
    if (!session || !isVerified) return;
    void import('../account/sync').then((account) => account?.followAccount());
    const path = landingPath(session.user, wanted);
    if (isPanelPath(path)) location.assign(path);
    else void navigate(path, { replace: true });
  }, [session, isVerified, wanted, navigate]);
}
