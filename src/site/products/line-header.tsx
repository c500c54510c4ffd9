import type { Category } from '../../shared/category';
import { type Pack, packInvitation } from '../../shared/pack';
import { LinkButton } from '../../ui/button';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Text } from '../../ui/text';
import { Wave } from '../../ui/wave';
import { tint, worldOf } from '../../ui/world';
import { panoramas } from './panoramas';

/** Upright windows have the picture under the words, others beside them. */
const WIDE = '(min-width: 48rem)';

/** The top of a line's page, from edge to edge in the line's own colour: its words on the calm side of its panorama. */
export function LineHeader({ category, pack }: { category: Category; pack: Pack | null }) {
  const { key, name, description, image, imageAlt } = category;
  const panorama = panoramas[key];
  return (
    <header
      data-hero={panorama?.tone ?? 'dark'}
      className={`line-header world ${panorama ? 'line-scene' : ''}`}
      style={panorama ? tint(panorama.ground) : worldOf(image)}
    >
      <div className={`line-picture ${panorama ? '' : 'line-picture-plain'}`}>
        {panorama ? (
          <Picture
            src={panorama.upright}
            alternative={{ src: panorama.wide, media: WIDE, sizes: '74vw' }}
            alt={panorama.alt}
            eager
            sizes="max(100vw, 26rem)"
          />
        ) : (
          <Picture src={image} alt={imageAlt} eager sizes={`${WIDE} 50vw, 100vw`} />
        )}
      </div>
      <div className="shell line-words">
        <Link to="/produtos" className="onward onward-back mb-4">
          Todos os produtos
        </Link>
        <h1 className="text-display">
          <Text>{name}</Text>
        </h1>
        <p className="line-text">
          <Text>{description}</Text>
        </p>
        {pack && (
          <LinkButton to={`/produtos/${key}/caixa`} look="light" className="mt-6">
            {packInvitation(pack)}
          </LinkButton>
        )}
      </div>
      <Wave className="text-page" />
    </header>
  );
}
