import type { ReactNode } from 'react';
import { Text } from '../../ui/text';
import { Wave } from '../../ui/wave';

type Props = { title: string; text?: ReactNode; children?: ReactNode };

/** The top of a page without a picture: a gradient behind the header, the title and a description. */
export function PageHeader({ title, text, children }: Props) {
  return (
    <header className="page-header wash">
      <div className="shell">
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
