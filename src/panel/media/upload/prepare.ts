import { Problem } from './problem';
import type { Variants } from './variants';
import type { Made } from './variants.worker';

const FAILED = 'Não conseguimos preparar esta imagem agora. Tente de novo ou envie uma versão menor.';

/** Returns a picture's variants, made in a worker so that the page stays responsive. Throws `Problem`. */
export async function prepare(file: File, signal: AbortSignal): Promise<Variants> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./variants.worker.ts', import.meta.url), { type: 'module' });
  try {
    const made = await new Promise<Made>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.onmessage = ({ data }: MessageEvent<Made>) => resolve(data);
      worker.onerror = () => resolve({ failure: 'The worker did not start' });
      worker.postMessage(file);
    });
    if ('variants' in made) return made.variants;
    if ('refusal' in made) throw new Problem(made.refusal, true);
    console.error(`A picture could not be prepared: ${made.failure}`);
    throw new Problem(FAILED, false);
  } finally {
    worker.terminate();
  }
}
