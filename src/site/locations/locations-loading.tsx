/** In the shape of what comes: filters, list and map. */
export function LocationsLoading() {
  return (
    <div className="shell pb-20">
      <p role="status" className="mb-4 font-medium">
        Carregando locais...
      </p>
      <div aria-hidden className="grid gap-6 md:grid-cols-2 lg:grid-cols-[2fr_3fr]">
        <div className="min-h-80 rounded-card bg-white shadow-card" />
        <div className="min-h-80 rounded-card bg-lilac shadow-card" />
      </div>
    </div>
  );
}
