import type { Bindings } from '../env';

/** Where Cloudflare tells what a visitor's answer to its challenge is worth. */
const VERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const VERIFY_TIMEOUT = 5000;

type TurnstileEnv = Pick<Bindings, 'TURNSTILE_SITE_KEY' | 'TURNSTILE_SECRET'>;

/** Turnstile is asked for only where its two keys are configured. */
export function isConfigured({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET }: TurnstileEnv): boolean {
  return Boolean(TURNSTILE_SITE_KEY && TURNSTILE_SECRET);
}

/** Whether the answer to the challenge is good. A check that cannot be made counts as passed: limits still hold. */
export async function passesChallenge(
  { TURNSTILE_SECRET = '' }: TurnstileEnv,
  answer: string,
  address: string,
  http: typeof fetch = fetch,
): Promise<boolean> {
  try {
    const response = await http(VERIFY, {
      method: 'POST',
      body: new URLSearchParams({ secret: TURNSTILE_SECRET, response: answer, remoteip: address }),
      signal: AbortSignal.timeout(VERIFY_TIMEOUT),
    });
    const { success }: { success?: boolean } = await response.json();
    return success === true;
  } catch {
    console.error('Turnstile could not be reached: nobody is kept out by it for now.');
    return true;
  }
}
