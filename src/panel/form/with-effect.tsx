type Props = {
  words: string;
  effect: string | null | undefined;
  /** Words for phones, with which the effect goes on in a second line if there is no room. */
  short?: string | undefined;
};

/** Adds what a save does to the words of a form's status, which give way where both do not fit in a line. */
export function WithEffect({ words, effect, short }: Props) {
  const before = effect ? ' · ' : '';
  const way = `${short ? '@max-md:hidden' : effect ? '@max-md:sr-only' : ''} ${effect ? '@3xl:@max-5xl:sr-only' : ''}`;
  return (
    <>
      {short && (
        <span className="@md:hidden">
          {short}
          {before}
        </span>
      )}
      <span className={way}>
        {words}
        {before}
      </span>
      {effect}
    </>
  );
}
