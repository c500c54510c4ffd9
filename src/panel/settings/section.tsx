import { type ReactNode, useId } from 'react';

type SectionProps = { title: string; text: ReactNode; children: ReactNode };

export function Section({ title, text, children }: SectionProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="panel-card grid gap-x-8 gap-y-4 p-5 lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={heading} className="font-semibold text-ink">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </section>
  );
}

export function Wide({ children }: { children: ReactNode }) {
  return <div className="min-w-0 sm:col-span-2">{children}</div>;
}
