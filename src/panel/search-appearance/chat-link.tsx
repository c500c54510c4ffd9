import { PREVIEW_SIZE } from '../../shared/media-address';
import { previewOf } from '../../shared/picture';

type Props = { host: string; title: string; description: string; image: string | null };

/** Previews a link to the page in WhatsApp. */
export function ChatLink({ host, title, description, image }: Props) {
  const preview = previewOf(image);
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 text-sm font-medium text-muted">No WhatsApp</figcaption>
      <div className="chat rounded-card border border-line p-3">
        <div className="chat-bubble ml-auto max-w-88 rounded-lg p-1">
          <div className="chat-link overflow-hidden rounded-md wrap-anywhere">
            <img
              key={preview}
              src={preview}
              alt=""
              {...PREVIEW_SIZE}
              className="aspect-[1.91] w-full bg-sunken object-cover"
            />
            <div className="grid gap-0.5 p-2.5">
              <p className="chat-title line-clamp-2 font-medium">{title}</p>
              {description && <p className="line-clamp-2 text-[0.8125rem]">{description}</p>}
              <p className="truncate text-[0.8125rem]">{host}</p>
            </div>
          </div>
          <p className="chat-address truncate px-1.5 py-1">{`https://${host}/…`}</p>
        </div>
      </div>
    </figure>
  );
}
