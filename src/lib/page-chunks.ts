import { chunkListOf } from '../shared/chunk-list';

export type PreloadChunks = (routes: { id?: string }[]) => void;

/**
 * Asks for all chunks of pages side by side. The browser learns what a chunk imports only once that chunk is there: a page
 * of three layers would come in three trips. Until the list of them has come it does just that.
 */
export function chunkPreloader(entry: string): PreloadChunks {
  const asked = new Set<string>();
  let chunks: Record<string, string[]> = {};
  async function readChunks() {
    const answer = await fetch(chunkListOf(entry), { priority: 'low' });
    if (answer.ok) chunks = await answer.json();
  }
  // Vite's own server has chunks of another kind. A list that does not come is nobody's loss.
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
