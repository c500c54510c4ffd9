import { type FormEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type Failure, fieldsOf, type Outcome } from '../../lib/answer';
import { type Problems, problemsIn } from '../../lib/field-problem';
import { dismissToast, toast } from '../../lib/toast';
import { PASSWORD_MIN, passwordProblem } from '../../shared/password';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/password-field';

/** The typed values, by field name; a checked box is `on`. */
export type Answers = Record<string, string>;

type Props<Body> = {
  label: string;
  button: string;
  /** Button label while the call is pending. */
  busy: string;
  /** The action cannot be undone. */
  isDangerous?: boolean;
  /** The toast of a failure; `text` is the fallback when the server sends no message. */
  failure: { title: string; text?: string };
  /** Validation before anything is sent. */
  check?: (answers: Answers) => Problems;
  send: (answers: Answers) => Promise<Outcome<Body>>;
  /** Runs even if the form has been unmounted: the action has succeeded. */
  onDone: (body: Body, answers: Answers, form: HTMLFormElement) => void;
  /** Called when a call begins and ends: while it is pending, the surrounding dialog must not close. */
  onPending?: (isPending: boolean) => void;
  /** Renders a failure that belongs to no field; by default its message. */
  explain?: (failure: Failure, answers: Answers) => ReactNode;
  children: (problems: Problems) => ReactNode;
};

/**
 * A form of the account. With `method="dialog"` the browser validates it but sends nothing before this script runs, so a
 * password never ends up in an address. Once the script runs, problems show under each field, as in every form of the site.
 * Typed values survive every failure.
 */
export function AccountForm<Body>(props: Props<Body>) {
  const { label, button, busy, failure: wording, check, send, onDone, onPending, explain, children } = props;
  const look = props.isDangerous ? 'bg-danger-fill! hover:bg-night!' : undefined;
  const form = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [failed, setFailed] = useState<{ failure: Failure; answers: Answers } | null>(null);
  const [attempts, setAttempts] = useState(0);
  const dismissFailure = useRef<() => void>(undefined);

  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  // The toast about this form is removed when the visitor goes to another page.
  useEffect(() => {
    const { pathname } = location;
    return () => {
      if (location.pathname !== pathname) dismissFailure.current?.();
    };
  }, []);

  useEffect(() => {
    if (attempts) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Removes the toast of the previous attempt.
    dismissToast();
    const { currentTarget } = event;
    const answers = answersOf(currentTarget);
    const found = { ...check?.(answers), ...problemsIn(currentTarget) };
    setProblems(found);
    setFailed(null);
    if (Object.keys(found).length) return setAttempts((count) => count + 1);
    setPending(true);
    onPending?.(true);
    const result = await send(answers);
    setPending(false);
    onPending?.(false);
    if (result.ok) return onDone(result.body, answers, currentTarget);
    const { failure } = result;
    dismissFailure.current = toast({
      title: wording.title,
      description: failure.message ?? wording.text,
      destructive: true,
    });
    setProblems(fieldsOf(failure));
    setFailed({ failure, answers });
    setAttempts((count) => count + 1);
  }

  /** A client-side problem stays until its check passes; one from the server stays until its field is edited. */
  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    if (!Object.keys(problems).length || !(target instanceof HTMLInputElement)) return;
    const { [target.name]: _, ...others } = problems;
    const still = Object.entries(problemsIn(currentTarget)).filter(([name]) => problems[name]);
    setProblems({ ...others, ...check?.(answersOf(currentTarget)), ...Object.fromEntries(still) });
  }

  const hasFieldProblem = Object.keys(problems).length > 0;
  return (
    <form ref={form} method="dialog" aria-label={label} onSubmit={onSubmit} onInput={onInput} className="grid gap-5">
      {failed && !hasFieldProblem && (
        <div className="rounded-2xl bg-blush p-4 text-danger">
          {explain?.(failed.failure, failed.answers) ?? (
            <p>{failed.failure.message ?? wording.text ?? wording.title}</p>
          )}
        </div>
      )}
      {children(problems)}
      <Button type="submit" busy={pending} className={look}>
        {pending ? busy : button}
      </Button>
    </form>
  );
}

function answersOf(form: HTMLFormElement): Answers {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

type NewPasswordProps = { label: string; problems: Problems; name?: string };

/** A password field and its confirmation. */
export function NewPasswordFields({ label, problems, name = 'password' }: NewPasswordProps) {
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

/** Checks both fields and reports a problem under the field to correct. */
export function checkNewPassword(answers: Answers, name = 'password'): Problems {
  const { [name]: password = '', confirmation = '' } = answers;
  const problem = passwordProblem(password, confirmation);
  if (!problem) return {};
  return password === confirmation ? { [name]: problem } : { confirmation: problem };
}
