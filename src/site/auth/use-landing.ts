import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSession, verifySession } from '../../lib/session';
import { isPanelPath, landingPath } from './next-path';

/**
 * Sends whoever is signed in, or has just been, where they wanted to go. Who is only remembered is asked about first, where
 * anybody answers: a page that knows of no session would send them back, and so on forever. Without a network none does.
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
    void import('../account/follow-kept').then((account) => account?.followAccount());
    const path = landingPath(session.user, wanted);
    if (isPanelPath(path)) location.assign(path);
    else void navigate(path, { replace: true });
  }, [session, isVerified, wanted, navigate]);
}
