const LINES = ['one', 'two', 'three', 'four', 'five', 'six'];

/** In the shape of what comes: filters, tabs, list and map. The words stand first, so that short screens show them too. */
export function LocationsLoading() {
  return (
    <div className="shell pb-20">
      <p role="status" className="grid min-h-20 items-center rounded-card bg-surface px-6 font-medium shadow-card">
        Carregando locais...
      </p>
      <div aria-hidden>
        <div className="mt-6 mb-4 flex gap-2 pb-15">
          <Block className="h-11 w-20 rounded-full" />
          <Block className="h-11 w-20 rounded-full" />
          <Block className="h-11 w-32 rounded-full" />
        </div>
        <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-[2fr_3fr]">
          <div className="grid content-start gap-8 rounded-card bg-surface p-7 shadow-card">
            {LINES.map((line) => (
              <div key={line} className="grid gap-2">
                <Block className="h-4 w-1/2 rounded-full" />
                <Block className="h-3 w-4/5 rounded-full" />
                <Block className="h-3 w-2/3 rounded-full" />
              </div>
            ))}
          </div>
          <div className="hidden rounded-card bg-lilac shadow-card md:block" />
        </div>
      </div>
    </div>
  );
}

function Block({ className }: { className: string }) {
  return <div className={`bg-line ${className}`} />;
}
