import { bytesOfBody, POST_BODY_MAX_BYTES } from '../../../shared/post';
import { Notice } from './notice';

/** From here on the limit is spoken of. */
const NEAR = 0.8 * POST_BODY_MAX_BYTES;
const LIMIT = POST_BODY_MAX_BYTES / 1024;

/** Says that a text comes near to what a post can hold, before a save is refused. */
export function Weight({ html }: { html: string }) {
  // No character weighs more than three bytes for each of its units: most texts need not be counted.
  const bytes = html.length * 3 < NEAR ? 0 : bytesOfBody(html);
  if (bytes < NEAR) return null;
  const weight = Math.ceil(bytes / 1024);
  const text =
    bytes > POST_BODY_MAX_BYTES
      ? `O texto tem ${weight} KB e passa dos ${LIMIT} KB que cabem em uma postagem: divida-o em duas.`
      : `O texto tem ${weight} KB dos ${LIMIT} KB que cabem em uma postagem.`;
  return <Notice text={text} />;
}
