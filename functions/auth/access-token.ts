import { jwtVerify, SignJWT } from 'jose';
import { keyFor, type Secrets } from './keys';

/** Validity of an access token, in seconds. */
export const ACCESS_AGE = 15 * 60;

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const ISSUER = 'soul';
const AUDIENCE = 'soul-site';
/** Maximum length of a token that is read; tokens made here are shorter. */
const LONGEST = 1024;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type AccessClaims = { userId: string; sessionId: string };
type ReadClaims = AccessClaims & { expiresAt: number };

/** Returns a short-lived access token for a session (RFC 9068), and the time (ms) at which it expires. */
export async function signAccessToken(secret: string, { userId, sessionId }: AccessClaims, now = Date.now()) {
  const issuedAt = Math.floor(now / 1000);
  const token = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_AGE)
    .sign(keyFor(secret, 'access'));
  return { token, expiresAt: (issuedAt + ACCESS_AGE) * 1000 };
}

/** Returns user, session and expiry (ms) of a token; `null` if it was not made here, is expired or has another purpose. */
export async function readAccessToken(secrets: Secrets, token: string): Promise<ReadClaims | null> {
  if (token.length > LONGEST) return null;
  for (const secret of secrets) {
    const claims = await claimsIn(secret, token);
    if (claims) return claims;
  }
  return null;
}

async function claimsIn(secret: string, token: string): Promise<ReadClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keyFor(secret, 'access'), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      clockTolerance: 5,
      maxTokenAge: ACCESS_AGE,
    });
    const { sub, sid, aud, exp = 0 } = payload;
    if (aud !== AUDIENCE || typeof sub !== 'string' || typeof sid !== 'string') return null;
    return UUID.test(sub) && UUID.test(sid) ? { userId: sub, sessionId: sid, expiresAt: exp * 1000 } : null;
  } catch {
    return null;
  }
}
