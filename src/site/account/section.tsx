import { type ReactNode, useId } from 'react';

type Props = { title: string; text?: ReactNode; children: ReactNode };

/** One topic of the account: its description beside its actions. */
export function Section({ title, text, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-6 rounded-card bg-surface p-card shadow-card md:p-8 lg:grid-cols-[1fr_2fr] lg:gap-12"
    >
      <div>
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {text && <p className="mt-2 text-sm text-muted">{text}</p>}
      </div>
      <div className="min-w-0 max-w-lg">{children}</div>
    </section>
  );
}
