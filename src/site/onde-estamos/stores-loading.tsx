/** In the shape of what comes: filters, list and map. */
export function StoresLoading() {
  return (
    <div className="shell pb-20">
      <p role="status" className="mb-4 font-medium">
        Carregando locais...
      </p>
      <div aria-hidden className="grid gap-6 md:grid-cols-2 lg:grid-cols-[2fr_3fr]">
        <ul className="grid content-start gap-1 rounded-card bg-white p-3 shadow-card">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
            <li key={line} className="h-20 rounded-2xl bg-lilac" />
          ))}
        </ul>
        <div className="min-h-80 rounded-card bg-lilac shadow-card" />
      </div>
    </div>
  );
}
