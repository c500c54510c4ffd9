import type { ReactNode } from 'react';
import { picture404 } from '../../shared/pictures';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { worldOf } from '../../ui/world';

type MessageProps = { status: string; title: string; lang?: string; picture?: string; children: ReactNode };

/** A message over a picture of a mishap: a fallen cone, an unplugged freezer. */
export function Message({ status, title, lang, picture = picture404, children }: MessageProps) {
  return (
    <section lang={lang} className="message world" style={worldOf(picture)}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <p aria-hidden>{status}</p>
      <div className="mishap">
        <Picture src={picture} alt="" eager sizes="min(100vw, 34rem)" />
      </div>
      <h1 className="mt-2 mb-4 text-title">{title}</h1>
      {children}
    </section>
  );
}

export function LinkInline({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="font-medium text-primary-deep underline underline-offset-4">
      {children}
    </Link>
  );
}
