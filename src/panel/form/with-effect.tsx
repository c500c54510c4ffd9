type Props = {
  words: string;
  effect: string | null | undefined;
  /** Words for phones, in which the effect follows on a second line if there is no room. */
  short?: string | undefined;
};

/** Adds what a save does to the words of a form's status, which give way where both do not fit in a line. */
export function WithEffect({ words, effect, short }: Props) {
  if (short) {
    return (
      <>
        <span className="@md:hidden">{[short, effect].filter(Boolean).join(' · ')}</span>
        <span className="@max-md:hidden">
          <WithEffect words={words} effect={effect} />
        </span>
      </>
    );
  }
  if (!effect) return words;
  return (
    <>
      <span className="@max-md:sr-only @3xl:@max-5xl:sr-only">{words} · </span>
      {effect}
    </>
  );
}
