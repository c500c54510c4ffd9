type Props = { words: string; effect: string | null | undefined };

/** Adds what a save does to the words of a form's status, which give way where both do not fit in a line. */
export function WithEffect({ words, effect }: Props) {
  if (!effect) return words;
  return (
    <>
      <span className="@max-md:sr-only @3xl:@max-5xl:sr-only">{words} · </span>
      {effect}
    </>
  );
}
