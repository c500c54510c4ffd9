/** Placeholder in the shape of the content: filters, tabs, list and map, drawn by its styles. */
export function LocationsLoading() {
  return (
    <div className="shell stores-loading">
      <p role="status" className="finder">
        Carregando locais...
      </p>
      <div aria-hidden />
      <div aria-hidden className="stores-map" />
    </div>
  );
}
