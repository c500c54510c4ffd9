import { type FormEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type Failure, fieldsOf, type Outcome } from '../../lib/answer';
import { type Problems, problemsIn } from '../../lib/field-problem';
import { dismissToast, toast } from '../../lib/toast';
import { PASSWORD_MIN, passwordProblem } from '../../shared/password';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/password-field';

/** What was typed, by the names of the fields; a ticked box is `on`. */
export type Answers = Record<string, string>;

type Props<Body> = {
  label: string;
  button: string;
  /** What the button says while the call is under way. */
  busy: string;
  /** What it does cannot be undone. */
  isDangerous?: boolean;
  /** The toast of a failure; `text` stands in where the server says nothing. */
  failure: { title: string; text?: string };
  /** What is wrong before anything is sent. */
  check?: (answers: Answers) => Problems;
  send: (answers: Answers) => Promise<Outcome<Body>>;
  /** Also where the form is gone by then: what was done is done. */
  onDone: (body: Body, answers: Answers, form: HTMLFormElement) => void;
  /** Hears when a call begins and ends: until then nothing may close what the form stands in. */
  onPending?: (isPending: boolean) => void;
  /** Shows a failure that is nobody's field; by default its message. */
  explain?: (failure: Failure, answers: Answers) => ReactNode;
  children: (problems: Problems) => ReactNode;
};

/**
 * A form of the account. `method="dialog"` makes the browser validate it and send it nowhere before this script runs, so
 * that a password never reaches an address; once it does, what is missing is told under each field, as in every form of the
 * site. Whatever fails, what was typed stays.
 */
export function AccountForm<Body>(props: Props<Body>) {
  const { label, button, busy, failure: wording, check, send, onDone, onPending, explain, children } = props;
  const look = props.isDangerous ? 'bg-danger-fill! hover:bg-night!' : undefined;
  const form = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [failed, setFailed] = useState<{ failure: Failure; answers: Answers } | null>(null);
  const [attempts, setAttempts] = useState(0);
  const told = useRef<() => void>(undefined);

  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  // What is said of this form is of no use on another page.
  useEffect(() => {
    const { pathname } = location;
    return () => {
      if (location.pathname !== pathname) told.current?.();
    };
  }, []);

  useEffect(() => {
    const { current } = form;
    if (!attempts || !current) return;
    const invalid = current.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A button loses focus while it is disabled.
    (invalid ?? current.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  }, [attempts]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    // What was said of the try before is of no use to this one.
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
    told.current = toast({
      title: wording.title,
      description: failure.message ?? wording.text,
      destructive: true,
    });
    setProblems(fieldsOf(failure));
    setFailed({ failure, answers });
    setAttempts((count) => count + 1);
  }

  /** A problem stands until its check passes; what the server found stands until its field is mended. */
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
      <Button type="submit" disabled={pending} className={look}>
        {pending ? busy : button}
      </Button>
    </form>
  );
}

function answersOf(form: HTMLFormElement): Answers {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

type NewPasswordProps = { label: string; problems: Problems; name?: string };

/** A password and its confirmation. */
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

/** The check of both, in its order, told beside the field that is to be mended. */
export function checkNewPassword(answers: Answers, name = 'password'): Problems {
  const { [name]: password = '', confirmation = '' } = answers;
  const problem = passwordProblem(password, confirmation);
  if (!problem) return {};
  return password === confirmation ? { [name]: problem } : { confirmation: problem };
}
