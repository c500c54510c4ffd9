import { PASSWORD_MIN, passwordProblem } from '../../shared/password';
import { PasswordField } from '../../ui/password-field';
import type { Answers, Problems } from './account-form';

type Props = { label: string; problems: Problems; name?: string };

/** A password and its confirmation. */
export function NewPasswordFields({ label, problems, name = 'password' }: Props) {
  return (
    <>
      <PasswordField
        label={label}
        name={name}
        autoComplete="new-password"
        hint={`Pelo menos ${PASSWORD_MIN} caracteres.`}
        error={problems[name]}
        required
      />
      <PasswordField
        label="Confirmar senha"
        reveal="Mostrar a confirmação"
        name="confirmation"
        autoComplete="new-password"
        error={problems.confirmation}
        required
      />
    </>
  );
}

/** The check of both, in its order, told beside the field that is to be mended. */
export function checkNewPassword(answers: Answers, name = 'password'): Problems {
  const { [name]: password = '', confirmation = '' } = answers;
  const problem = passwordProblem(password, confirmation);
  if (!problem) return {};
  return password === confirmation ? { [name]: problem } : { confirmation: problem };
}
