import type { Bindings } from '../env';

/** Cloudflare's address for verifying a visitor's answer to its challenge. */
const VERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const VERIFY_TIMEOUT = 5000;

type TurnstileEnv = Pick<Bindings, 'TURNSTILE_SITE_KEY' | 'TURNSTILE_SECRET'>;

/** Returns whether both keys of Turnstile are configured. Without them no challenge is required. */
export function isConfigured({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET }: TurnstileEnv): boolean {
  return Boolean(TURNSTILE_SITE_KEY && TURNSTILE_SECRET);
}

/** Returns whether the answer to the challenge is valid. It also counts as valid if Turnstile cannot be reached. */
export async function passesChallenge(
  { TURNSTILE_SECRET = '' }: TurnstileEnv,
  answer: string,
  /** The visitor's IP address. */
  address: string | undefined,
  http: typeof fetch = fetch,
): Promise<boolean> {
  try {
    const response = await http(VERIFY, {
      method: 'POST',
      body: new URLSearchParams({ secret: TURNSTILE_SECRET, response: answer, ...(address && { remoteip: address }) }),
      signal: AbortSignal.timeout(VERIFY_TIMEOUT),
    });
    const { success }: { success?: boolean } = await response.json();
    return success === true;
  } catch {
    console.error('Turnstile could not be reached: nobody is kept out by it for now.');
    return true;
  }
}
