import { NodeViewWrapper } from '@tiptap/react';
import type { ReactNode } from 'react';

type Props = {
  /** Accessible name of the card. */
  label: string;
  /** Thumbnail. */
  picture: ReactNode;
  children: ReactNode;
};

/** Shows a card in the editor: a thumbnail, and notes about it. */
export function CardFrame({ label, picture, children }: Props) {
  return (
    <NodeViewWrapper
      as="figure"
      data-drag-handle=""
      aria-label={label}
      className="flex cursor-grab items-center gap-3 rounded-lg border border-line bg-surface p-2 font-sans text-base"
    >
      {picture}
      <span className="min-w-0 flex-1 text-sm wrap-anywhere">{children}</span>
    </NodeViewWrapper>
  );
}
