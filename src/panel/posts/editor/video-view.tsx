import type { NodeViewProps } from '@tiptap/react';
import { SquarePlay } from 'lucide-react';
import { clockOf } from '../../../shared/video';
import { Thumbnail } from '../../parts/thumbnail';
import { CardFrame } from './card-frame';
import type { VideoAttributes } from './video';

/** Shows a video in the editor: title and start time. Loads nothing from YouTube. */
export function VideoView({ node }: NodeViewProps) {
  const { title, start, poster } = node.attrs as VideoAttributes;
  return (
    <CardFrame label={`Vídeo: ${title}`} picture={<Thumbnail src={poster || null} icon={SquarePlay} />}>
      <span className="font-medium text-ink">{title}</span>
      <span className="block text-muted">Vídeo do YouTube{start > 0 && ` · a partir de ${clockOf(start)}`}</span>
    </CardFrame>
  );
}
