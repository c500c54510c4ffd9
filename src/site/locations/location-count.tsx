export function LocationCount({ count }: { count: number }) {
  return (
    <p role="status" className="font-medium text-ink">
      {count === 1 ? '1 unidade' : `${count} unidades`}
    </p>
  );
}
