import { PasswordField } from '../../ui/password-field';

/** Asks for the password again before an action that an open session alone does not allow. */
export function ProofField({ error }: { error: string | undefined }) {
  return (
    <PasswordField
      label="Senha"
      name="password"
      autoComplete="current-password"
      hint="Para termos certeza de que é você."
      error={error}
      required
    />
  );
}
