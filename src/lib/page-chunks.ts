import { chunkListOf } from '../shared/chunk-list';

export type PreloadChunks = (routes: { id?: string }[]) => void;

/**
 * Preloads all chunks of pages in parallel. The browser learns what a chunk imports only after it has fetched that chunk: a
 * page of three layers would take three round trips. It does so until the list of chunks has arrived.
 */
export function chunkPreloader(entry: string): PreloadChunks {
  const asked = new Set<string>();
  let chunks: Record<string, string[]> = {};
  async function readChunks() {
    const answer = await fetch(chunkListOf(entry), { priority: 'low' });
    if (answer.ok) chunks = await answer.json();
  }
  // Vite's own server has no such list. If the list cannot be fetched, pages load all the same, in more round trips.
  if (chunkListOf(entry) !== entry) readChunks().catch(() => undefined);
  return (routes) => {
    for (const href of routes.flatMap(({ id = '' }) => chunks[id] ?? [])) {
      if (asked.has(href)) continue;
      asked.add(href);
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
  };
}
