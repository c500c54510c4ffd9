import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files that are dropped anywhere on the page, or pasted into it. Tells whether files are being held over the page.
 */
export function useIncomingFiles(enabled: boolean, onFiles: (files: File[]) => void): boolean {
  const [held, setHeld] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    if (!enabled) return;
    // Entering a child is told before leaving its parent.
    let depth = 0;
    const enter = (change: number) => (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth += change;
      setHeld(depth > 0);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('dragenter', enter(1), { signal });
    addEventListener('dragleave', enter(-1), { signal });
    addEventListener('dragover', (event) => hasFiles(event) && event.preventDefault(), { signal });
    addEventListener(
      'drop',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth = 0;
        setHeld(false);
        take([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    addEventListener(
      'paste',
      ({ clipboardData }) => {
        const files = [...(clipboardData?.files ?? [])];
        if (files.length > 0) take(files.map(named));
      },
      { signal },
    );
    return () => {
      listeners.abort();
      setHeld(false);
    };
  }, [enabled]);

  return held;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** Browsers call every picture that is pasted alike. */
export function named(file: File): File {
  const [, extension] = /^image\.(\w+)$/.exec(file.name) ?? [];
  return extension ? new File([file], `Imagem colada.${extension}`, { type: file.type }) : file;
}
