import type { Medium } from '../../shared/media';

/** What the list behind an open picture is told. */
export type LibraryContext = { put: (medium: Medium) => void; drop: (id: number) => void; reload: () => void };
