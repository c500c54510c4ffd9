/** Shows a placeholder in the shape of a list, with a loading text. */
export function SkeletonRows({ text, rows = 6 }: { text: string; rows?: number }) {
  return (
    <div className="panel-card">
      <Loading text={text} />
      <div aria-hidden className="animate-pulse divide-y divide-line">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
          <div key={row} className="flex items-center gap-4 p-4">
            <span className="size-10 shrink-0 rounded-lg bg-sunken" />
            <span className="h-3.5 w-2/5 rounded bg-sunken" />
            <span className="ml-auto h-3.5 w-16 rounded bg-sunken" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Shows a placeholder in the shape of cards. */
export function SkeletonCards({ text, cards = 4 }: { text: string; cards?: number }) {
  return (
    <div>
      <div aria-hidden className="grid animate-pulse grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        {Array.from({ length: cards }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike.
          <div key={card} className="panel-card grid gap-3 p-4">
            <span className="h-3.5 w-1/2 rounded bg-sunken" />
            <span className="h-7 w-1/4 rounded bg-sunken" />
            <span className="h-3.5 w-2/3 rounded bg-sunken" />
          </div>
        ))}
      </div>
      <Loading text={text} />
    </div>
  );
}

function Loading({ text }: { text: string }) {
  return (
    <p role="status" className="p-4 text-center text-muted">
      {text}
    </p>
  );
}
