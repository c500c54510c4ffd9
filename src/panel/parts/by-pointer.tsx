type Props = { mouse: string; touch: string };

/** Shows the words for a mouse and a keyboard, or those for a touch screen. */
export function ByPointer({ mouse, touch }: Props) {
  return (
    <>
      <span className="pointer-coarse:hidden">{mouse}</span>
      <span className="hidden pointer-coarse:inline">{touch}</span>
    </>
  );
}
