type Props = { id?: string; text: string; isError?: boolean };

/** Shows a note on the text in the sticky header, visible however long the text is. */
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
