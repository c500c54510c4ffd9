import { FileText, type LucideIcon, MapPin, MessageCircle, ShoppingBag } from 'lucide-react';
import { addressLine } from '../../shared/address';
import type { Location } from '../../shared/location';
import { formatPrice } from '../../shared/number-text';
import { describeOpenState, timeZoneOf } from '../../shared/opening-hours';
import type { Written } from '../../shared/pages/written';
import type { ProductCard } from '../../shared/product';
import { productOfDay } from '../../shared/product-of-day';
import type { Settings } from '../../shared/settings';
import { chatLink } from '../../shared/whatsapp';
import { Picture } from '../../ui/picture';
import { Text } from '../../ui/text';
import { worldOf } from '../../ui/world';
import { useCategoryPath } from '../layout/document';
import { Said } from '../layout/said';
import { useNow } from '../locations/use-now';
import { useBroughtStore } from './bring-store';
import { CartNote } from './cart-note';

type Props = {
  branch: Settings['branch'];
  featured: ProductCard[];
  /** The store with the branch's name: its hours are shown, and visitors who go on to the site find it chosen. */
  location: Location | null;
  written: Written;
  /** When the page was rendered, in ms. */
  madeAt: number;
};

/** The page's content; the gradient behind it belongs to the parent, `bio`. */
export function BranchView({ branch, featured, location, written, madeAt }: Props) {
  const now = useNow();
  useBroughtStore(location);
  // A cached copy of the page may be from another day.
  const today = productOfDay(featured, now ?? new Date(madeAt), timeZoneOf(location?.uf ?? ''));
  return (
    <>
      <main>
        <header className="bio-head on-dark">
          <div className="bio-mark">
            <Picture src={branch.avatar} shape="square" alt="" sizes="7rem" eager />
          </div>
          <h1>{branch.name}</h1>
          <Address>{branch.subtitle}</Address>
          <p className="bio-facts">
            {location?.hours && <OpenNow location={location} now={now} />}
            <a href={branch.instagram} target="_blank" rel="noopener">
              Instagram
            </a>
          </p>
        </header>
        <ul className="bio-links two-rings">
          <OwnLink href={branch.orderLink} icon={ShoppingBag} of={written} name="branchOrder" />
          <OwnLink href={branch.mapsLink} icon={MapPin} of={written} name="branchMap" />
          {branch.chatPhone && (
            <OwnLink
              href={chatLink(branch.chatPhone, branch.chatMessage)}
              icon={MessageCircle}
              of={written}
              name="branchChat"
            />
          )}
          <OwnLink href={branch.nutritionDocument} icon={FileText} of={written} name="branchNutrition" />
          {branch.extraLinks.map(({ href, label }) => (
            <li key={href + label}>
              <a href={href} target="_blank" rel="noopener">
                {label}
              </a>
            </li>
          ))}
        </ul>
        {today && <OfTheDay product={today} written={written} />}
        <CartNote location={location} />
      </main>
      {/* The edge is in another time zone, and may be a year ahead. */}
      <footer suppressHydrationWarning>{`© ${(now ?? new Date(madeAt)).getFullYear()} ${branch.name}`}</footer>
    </>
  );
}

type OwnLinkProps = { href: string; icon: LucideIcon; of: Written; name: keyof Written };

function OwnLink({ href, icon: Icon, of, name }: OwnLinkProps) {
  return (
    <li>
      <a href={href} target="_blank" rel="noopener">
        <Icon aria-hidden size={22} />
        <Said as="span" of={of} name={name} />
      </a>
    </li>
  );
}

/** Shows street and number on one line, the rest on the next. Screen readers and the clipboard get the dash between them. */
function Address({ children }: { children: string }) {
  const [street = '', ...rest] = addressLine(children).split(' - ');
  return (
    <p className="bio-address">
      {street}
      {rest.length > 0 && (
        <>
          <span className="sr-only"> - </span>
          <span className="block">
            <Text>{rest.join(' - ')}</Text>
          </span>
        </>
      )}
    </p>
  );
}

type OpenNowProps = { location: Pick<Location, 'hours' | 'exceptions' | 'uf'>; now: Date | null };

/** Keeps its place before the time is known, so the layout does not shift. */
function OpenNow({ location: { hours, exceptions, uf }, now }: OpenNowProps) {
  const state = hours && now && describeOpenState(hours, now, timeZoneOf(uf), exceptions);
  return <span data-open={state?.startsWith('Aberto')}>{state}</span>;
}

type OfTheDayProps = { product: ProductCard; written: Written };

function OfTheDay({ product, written }: OfTheDayProps) {
  const { name, priceCents, image, hasPage } = product;
  const pathOf = useCategoryPath();
  return (
    <section aria-labelledby="hoje" className="bio-today world two-rings" style={worldOf(image?.src)}>
      <div className="bio-pack">{image && <Picture src={image.src} alt="" sizes="12rem" />}</div>
      <div>
        <Said as="h2" id="hoje" of={written} name="branchToday" />
        <p className="bio-product">
          {hasPage ? (
            <a
              href={`${pathOf(product.category)}/${product.number}`}
              target="_blank"
              rel="noopener"
              className="card-link"
            >
              {name}
            </a>
          ) : (
            name
          )}
        </p>
        <p>{formatPrice(priceCents)}</p>
      </div>
    </section>
  );
}
