import { useState } from 'react';

type Props = {
  /** Where the input is. */
  words: string;
  /** The same for phones, in a line beside three buttons. */
  short?: string;
  /** Why the server has not kept the input. */
  reason: string;
};

/** Says that the server has not kept the input. On phones the reason is shown on demand: it takes lines from the text. */
export function Trouble({ words, short = words, reason }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span className={reason && '@max-md:hidden'}>
        {words}. {reason}
      </span>
      {reason && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="hidden min-h-6 text-left underline @max-md:inline-block"
        >
          {short}
        </button>
      )}
      {isOpen && <span className="hidden @max-md:block">{reason}</span>}
    </>
  );
}
