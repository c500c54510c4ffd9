import { ExternalLink } from 'lucide-react';

/** To the page on which visitors see the record, as it stands there. */
export function SiteLink({ to }: { to: string }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener"
      aria-label="Ver no site"
      title="Ver no site"
      className="button text-text hover:bg-sunken @max-md:aspect-square @max-md:px-0 @max-xs:hidden"
    >
      <ExternalLink aria-hidden size={16} />
      <span className="@max-md:hidden">Ver no site</span>
    </a>
  );
}
