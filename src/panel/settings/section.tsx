import type { ReactNode } from 'react';

type SectionProps = { title: string; text: ReactNode; children: ReactNode };

export function Section({ title, text, children }: SectionProps) {
  return (
    <section className="panel-card grid gap-x-8 gap-y-4 p-5 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div>
        <h2 className="font-semibold text-ink">{title}</h2>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </section>
  );
}

export function Wide({ children }: { children: ReactNode }) {
  return <div className="min-w-0 sm:col-span-2">{children}</div>;
}
