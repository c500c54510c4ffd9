type Props = { id?: string; text: string | false | undefined };

/** Shows a problem of several fields. `goToProblem` focuses it if no single field is invalid. */
export function GroupProblem({ id, text }: Props) {
  if (!text) return null;
  return (
    <p id={id} data-problem="" tabIndex={-1} className="w-full text-sm font-medium text-danger">
      {text}
    </p>
  );
}
