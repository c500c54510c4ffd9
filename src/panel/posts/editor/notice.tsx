type Props = { id?: string; text: string; isError?: boolean };

/** A word about the text that stays in sight however long it is: it stands in the head that sticks. */
export function Notice({ id, text, isError = false }: Props) {
  return (
    <p
      id={id}
      role={isError ? undefined : 'status'}
      className={`border-t border-line px-3 py-1.5 text-sm font-medium ${isError ? 'text-danger' : 'text-warning'}`}
    >
      {text}
    </p>
  );
}
