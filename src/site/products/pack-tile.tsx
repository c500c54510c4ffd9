import type { Category } from '../../shared/category';
import { type Pack, packInvitation } from '../../shared/pack';
import { buttonClass } from '../../ui/button';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Text } from '../../ui/text';
import { worldOf } from '../../ui/world';
import styles from './pack-tile.css?url';

/** A link to a line's box, after its last product and as wide as the rest of the row. */
export function PackTile({ category: { address, name, image }, pack }: { category: Category; pack: Pack }) {
  return (
    <li className="pack-tile">
      <link rel="stylesheet" href={styles} />
      <div className="card world" style={worldOf(image)}>
        <div className="pack-tile-picture">
          <Picture src={image} shape="wide" alt="" sizes="(min-width: 64rem) min(46vw, 43rem), 90vw" className="zoom" />
        </div>
        <div className="pack-tile-words">
          <h2>
            <Link to={`/produtos/${address}/caixa`} className="card-link">
              {packInvitation(pack)}
            </Link>
          </h2>
          <p className="mt-4">
            <Text>{`Misture os sabores de ${name} que quiser, ou deixe que a gente surpreenda você.`}</Text>
          </p>
          <span aria-hidden className={buttonClass()}>
            Montar a caixa
          </span>
        </div>
      </div>
    </li>
  );
}
