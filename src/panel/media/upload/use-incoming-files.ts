import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Receives files that are dropped anywhere on the page or pasted. Returns whether files are being dragged over the page.
 */
export function useIncomingFiles(enabled: boolean, onFiles: (files: File[]) => void): boolean {
  const [held, setHeld] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    if (!enabled) return;
    // `dragenter` of a child fires before `dragleave` of its parent, so entries are counted.
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
        const files = clipboardData ? filesIn(clipboardData) : [];
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

/** Returns the files if no text comes with them: Word adds a picture of the copied text, browsers only an address. */
export function filesIn(data: Pick<DataTransfer, 'getData' | 'files'>): File[] {
  const words = data.getData('text/html').replace(/<(style|title)\b[\s\S]*?<\/\1>|<[^>]*>|&nbsp;/g, '');
  return words.trim() === '' ? [...data.files] : [];
}

/** Names a pasted picture: browsers give all of them the same name. */
export function named(file: File): File {
  const [, extension] = /^image\.(\w+)$/.exec(file.name) ?? [];
  return extension ? new File([file], `Imagem colada.${extension}`, { type: file.type }) : file;
}
