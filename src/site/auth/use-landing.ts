import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../lib/session';
import { isPanelPath, landingPath } from '../../shared/next-path';

/** Sends whoever is signed in, or has just been, where they wanted to go. */
export function useLanding() {
  const session = useSession();
  const navigate = useNavigate();
  const wanted = useSearchParams()[0].get('next');
  useEffect(() => {
    if (!session) return;
    const path = landingPath(session.user, wanted);
    if (isPanelPath(path)) location.assign(path);
    else navigate(path, { replace: true });
  }, [session, wanted, navigate]);
}
