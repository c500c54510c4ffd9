import { bytesOfBody, POST_BODY_MAX_BYTES } from '../../../shared/post';
import { Notice } from './notice';

/** Size from which the limit is mentioned. */
const NEAR = 0.8 * POST_BODY_MAX_BYTES;
const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024).toLocaleString('pt-BR')} KB`;

/** Warns that a text is close to the limit of a post, before a save is refused. */
export function Weight({ html }: { html: string }) {
  // A UTF-16 unit takes at most three bytes in UTF-8, so short texts need not be measured.
  const bytes = html.length * 3 < NEAR ? 0 : bytesOfBody(html);
  if (bytes < NEAR) return null;
  const [weight, limit] = [kilobytes(bytes), kilobytes(POST_BODY_MAX_BYTES)];
  const text =
    bytes > POST_BODY_MAX_BYTES
      ? `O texto tem ${weight} e passa dos ${limit} que cabem em uma postagem: divida-o em duas.`
      : `O texto tem ${weight} dos ${limit} que cabem em uma postagem.`;
  return <Notice text={text} />;
}
