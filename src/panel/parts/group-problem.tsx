type Props = { id?: string; text: string | false | undefined };

/** What is wrong with several fields at once: the way to a form's problem leads here where no field is faulty alone. */
export function GroupProblem({ id, text }: Props) {
  if (!text) return null;
  return (
    <p id={id} data-problem="" tabIndex={-1} className="w-full text-sm font-medium text-danger">
      {text}
    </p>
  );
}
