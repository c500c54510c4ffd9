import { Fragment } from 'react';
import { listed } from '../../shared/listed';
import type { SheetPart } from '../../shared/product';
import { Link } from '../../ui/link';
import { Badge } from '../parts/badge';
import { Warning } from '../parts/warning';
import { goToField } from '../parts/way-to';

/** Each part of the data sheet: its words, and the field, or group of fields, where it begins. */
const PARTS: Record<SheetPart, { words: string; field: string }> = {
  longDescription: { words: 'descrição longa', field: 'longDescription' },
  benefits: { words: 'ao menos um benefício', field: 'benefits' },
  nutrition: { words: 'informação nutricional', field: 'servingSize' },
};

type Props = { missing: SheetPart[] };

/** Says in the form what the product still needs to have a page. Each part leads to its field. */
export function MissingParts({ missing }: Props) {
  return (
    <div role="status" className="empty:hidden">
      {missing.length > 0 && (
        <Warning>
          {missing.length > 1 ? 'Faltam' : 'Falta'} para ter página e ser vendido:{' '}
          {missing.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && (index === missing.length - 1 ? ' e ' : ', ')}
              <button
                type="button"
                className="text-left font-medium underline"
                onClick={() => goToField(PARTS[part].field)}
              >
                {PARTS[part].words}
              </button>
            </Fragment>
          ))}
          .
        </Warning>
      )}
    </div>
  );
}

/** Says in a list what the product still needs to have a page, and leads to the first missing part in its form. */
export function SheetBadge({ missing, editor }: Props & { editor: string }) {
  const [first] = missing;
  if (!first) return null;
  return (
    <Link to={`${editor}#${PARTS[first].field}`} className="inline-flex min-h-6 items-center hover:underline">
      <Badge tone="warning">
        {`Sem ficha: ${missing.length > 1 ? 'faltam' : 'falta'} ${listed(missing.map((part) => PARTS[part].words))}`}
      </Badge>
    </Link>
  );
}
