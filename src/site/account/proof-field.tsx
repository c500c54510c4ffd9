import { PasswordField } from '../../ui/password-field';

/** The password once more, before something that an open session alone does not do. */
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
