import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { Text } from '../../ui/text';
import { Wave } from '../../ui/wave';

type Crumb = { to: string; label: string };
type Props = { title: string; text?: ReactNode; back?: Crumb; children?: ReactNode };

/** The top of every page but the home: a wash behind the header, a way back, the title and what the page is about. */
export function PageHeader({ title, text, back, children }: Props) {
  return (
    <header className="page-header wash">
      <div className="shell">
        {back && (
          <Link to={back.to} className="onward onward-back mb-4 print:hidden">
            {back.label}
          </Link>
        )}
        <h1 className="text-display">
          <Text>{title}</Text>
        </h1>
        {text && (
          <p className="mt-4 max-w-[60ch] text-[1.0625em]">{typeof text === 'string' ? <Text>{text}</Text> : text}</p>
        )}
        {children && <div className="mt-8">{children}</div>}
      </div>
      <Wave className="text-page" />
    </header>
  );
}
