import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  to: string;
  describedBy?: string;
  className?: string;
  /** Classes of the text, which hide it where only the icon fits. */
  words?: string;
  /** Further content, such as a caption of the icon. */
  children?: ReactNode;
};

/** Opens the page where visitors see a record, in another tab. */
export function SiteLink({ to, describedBy, className = '', words, children }: Props) {
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
      {children}
    </a>
  );
}
