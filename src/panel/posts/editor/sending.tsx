/** Says how many pictures are being uploaded, below the sticky header: over the text, which does not move. */
export function Sending({ count }: { count: number }) {
  return (
    <p
      role="status"
      className="panel-card pointer-events-none absolute top-full right-0 mt-2 mr-2 px-3 py-1.5 font-medium text-ink text-sm shadow-lift empty:sr-only"
    >
      {count > 0 && `Enviando ${count === 1 ? '1 imagem' : `${count} imagens`}...`}
    </p>
  );
}
