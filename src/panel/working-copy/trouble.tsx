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

type SignedOutProps = {
  /** Whether this browser could not keep the input either. */
  isNowhere: boolean;
  onEnter: () => Promise<void>;
};

/** Says that the session has ended, and where the input is. Its button signs in again in place. */
export function SignedOut({ isNowhere, onEnter }: SignedOutProps) {
  return (
    <>
      sua sessão terminou
      {isNowhere ? ': não feche esta janela' : <span className="@max-md:hidden">: guardadas só neste navegador</span>}.{' '}
      <button type="button" onClick={() => void onEnter()} className="min-h-6 min-w-6 font-medium text-ink underline">
        Entrar
      </button>
    </>
  );
}
