/** A section's wavy edge, as on the brand's packs. It covers the end of the content above, in its own text colour. */
export function Wave({ className = '' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 80"
      preserveAspectRatio="none"
      fill="currentColor"
      className={`wave ${className}`}
    >
      <path d="M0 42c180 46 330 44 540 8s330-62 540-38 270 44 360 30v39H0z" />
    </svg>
  );
}
