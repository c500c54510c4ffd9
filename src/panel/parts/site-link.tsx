import { ExternalLink } from 'lucide-react';

type Props = {
  to: string;
  describedBy?: string;
  className?: string;
  /** Of the words, which are hidden where there is room for the sign alone. */
  words?: string;
};

/** To the page on which visitors see a record, as it stands there, in another tab. */
export function SiteLink({ to, describedBy, className = '', words }: Props) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener"
      title={words && 'Ver no site'}
      aria-describedby={describedBy}
      className={`button text-text hover:bg-sunken ${className}`}
    >
      <ExternalLink aria-hidden size={16} />
      <span className={words}>Ver no site</span>
    </a>
  );
}
