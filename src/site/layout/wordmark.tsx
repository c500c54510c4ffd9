/** The brand's name as outlines in the current text colour. The edge puts the outlines into every page once. */
export function Wordmark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 356 148" role="img" aria-label="Soul" className={className} fill="currentColor">
      <use href="#wordmark" />
    </svg>
  );
}
