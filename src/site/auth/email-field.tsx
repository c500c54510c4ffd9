import { Field } from '../../ui/field';

type Props = { error: string | undefined; autoComplete?: 'email' | 'username' };

/** The address that an account is known by. */
export function EmailField({ error, autoComplete = 'email' }: Props) {
  return (
    <Field
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      error={error}
      required
    />
  );
}
