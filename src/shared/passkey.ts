import { readableText } from './readable-text.ts';
import { z } from './zod.ts';

/** Maximum number of passkeys per person. */
export const PASSKEYS_MAX = 10;

/** How a browser reaches the device that holds a passkey. Other names, of newer browsers, are left out. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export const transport = z.enum(TRANSPORTS);
export type Transport = z.infer<typeof transport>;

const name = readableText()
  .min(1, 'Dê um nome à chave, como “Notebook da Ana”.')
  .max(60, 'O nome passa de 60 caracteres.');

/** Bytes in base64url, as browsers write them in JSON. */
const bytes = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max);

/** The parts of a device's response that are used. */
const answered = { id: bytes(1400), clientDataJSON: bytes(4096) };
const created = z.strictObject({
  ...answered,
  attestationObject: bytes(8192),
  transports: z
    .array(z.string().max(32))
    .max(16)
    .transform((all) => all.filter((one): one is Transport => transport.safeParse(one).success)),
});
const signed = z.strictObject({ ...answered, authenticatorData: bytes(2048), signature: bytes(2048) });

export const passkeyInput = z.strictObject({ name, created });
export const passkeyNameInput = z.strictObject({ name });
export const passkeySignIn = z.strictObject({ signed });
export type CreatedPasskey = z.output<typeof created>;
export type SignedChallenge = z.output<typeof signed>;

/** A recovery code as typed: in any case, with or without hyphens. */
export const recoverySignIn = z.strictObject({
  code: z
    .string()
    .max(64, 'Este código não confere.')
    .transform((text) => text.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .pipe(z.string().regex(/^[a-z0-9]{16}$/, 'Um código de recuperação tem 16 letras e números.')),
});

/** A passkey as its owner sees it. Instants are ISO 8601. */
export type Passkey = { id: string; name: string; synced: boolean; createdAt: string; lastUsedAt: string | null };

/** Request to a browser: to sign a challenge with one of these passkeys. */
type Descriptor = { id: string; type: 'public-key'; transports?: Transport[] };
export type PasskeyQuestion = {
  challenge: string;
  rpId: string;
  allowCredentials: Descriptor[];
  userVerification: 'preferred';
  timeout: number;
};

/** Answer to a right password: the session begins once the passkey has signed the challenge. */
export type SecondStep = { secondStep: PasskeyQuestion };
