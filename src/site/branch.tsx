import './branch.css';
import { FileText, type LucideIcon, MapPin, MessageCircle, ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { orNull, unwrap } from '../lib/api';
import { api, siteContext } from '../lib/context';
import type { PageHandle } from '../lib/page-handle';
import { addressLine } from '../shared/address';
import { formatPrice } from '../shared/format';
import type { Location } from '../shared/location';
import { describeOpenState, timeZoneOf } from '../shared/opening-hours';
import type { ProductCard } from '../shared/product';
import { productOfDay } from '../shared/product-of-day';
import { branchBusiness } from '../shared/schema-org/locations';
import { chatLink } from '../shared/whatsapp';
import { Picture } from '../ui/picture';
import { Text } from '../ui/text';
import { worldOf } from '../ui/world';
import { Head } from './layout/head';
import { LateStyles } from './layout/late-styles';
import { useNow } from './locations/use-now';

/** The branch's links, and of the rest what can be read: neither its hours nor the day's product holds them up. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { settings, products, locations } = api(context);
  const read = unwrap(settings.$get());
  const [shown, featured, location] = await Promise.all([
    import.meta.env.SSR ? orNull(read) : read,
    orNull(unwrap(products.featured.$get())),
    orNull(unwrap(locations.branch.$get())),
  ]);
  const { branch } = shown ?? context.get(siteContext).defaults;
  return { branch, featured: featured ?? [], location, madeAt: Date.now() };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Loaded> | undefined = import.meta.env.SSR
  ? { structuredData: ({ branch }, { origin }) => [branchBusiness(origin, branch)] }
  : undefined;

/** The link-in-bio page of the Recife branch: one column of links, without the site's header and footer. */
export function Component() {
  const { branch, featured, location, madeAt } = useLoaderData<Loaded>();
  const now = useNow();
  // A copy of the page may be of another day.
  const today = productOfDay(featured, now ?? new Date(madeAt), timeZoneOf(location?.uf ?? ''));
  return (
    <div className="bio">
      <Head
        title={branch.name}
        description={`${branch.name}: peça seu shake, veja como chegar, converse pelo WhatsApp e consulte as tabelas nutricionais.`}
        image={branch.avatar}
      />
      <main>
        <header className="bio-head on-dark">
          <div className="bio-mark">
            <Picture src={branch.avatar} alt="" sizes="7rem" eager />
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
          <BioLink href={branch.orderLink} icon={ShoppingBag}>
            Fazer pedido
          </BioLink>
          <BioLink href={branch.mapsLink} icon={MapPin}>
            Onde estamos
          </BioLink>
          {branch.chatPhone && (
            <BioLink href={chatLink(branch.chatPhone, branch.chatMessage)} icon={MessageCircle}>
              Fale com a gente (WhatsApp)
            </BioLink>
          )}
          <BioLink href={branch.nutritionDocument} icon={FileText}>
            Tabelas nutricionais
          </BioLink>
          {branch.extraLinks.map(({ href, label }) => (
            <BioLink key={href + label} href={href}>
              {label}
            </BioLink>
          ))}
        </ul>
        {today && <OfTheDay product={today} />}
      </main>
      <footer>
        © {new Date().getFullYear()} {branch.name}
      </footer>
      <LateStyles />
    </div>
  );
}

/** Street and number on one line, the rest on the next: whatever is read aloud or copied has the dash between them. */
function Address({ children }: { children: string }) {
  const [street = '', ...rest] = addressLine(children).split(' - ');
  return (
    <p className="bio-address">
      {street}
      {rest.length > 0 && (
        <>
          <span className="sr-only"> - </span>
          <br />
          <Text>{rest.join(' - ')}</Text>
        </>
      )}
    </p>
  );
}

type OpenNowProps = { location: Pick<Location, 'hours' | 'exceptions' | 'uf'>; now: Date | null };

/** Takes its place before the time is told, so that nothing moves. */
function OpenNow({ location: { hours, exceptions, uf }, now }: OpenNowProps) {
  const state = hours && now && describeOpenState(hours, now, timeZoneOf(uf), exceptions);
  return <span data-open={state?.startsWith('Aberto')}>{state}</span>;
}

function OfTheDay({ product: { category, number, name, priceCents, image, hasPage } }: { product: ProductCard }) {
  return (
    <section aria-labelledby="hoje" className="bio-today world two-rings" style={worldOf(image?.src)}>
      <div className="bio-pack">{image && <Picture src={image.src} alt="" sizes="12rem" />}</div>
      <div>
        <h2 id="hoje">Hoje vai bem</h2>
        <p className="bio-product">
          {hasPage ? (
            <a href={`/produtos/${category}/${number}`} target="_blank" rel="noopener" className="card-link">
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

function BioLink({ href, icon: Icon, children }: { href: string; icon?: LucideIcon; children: ReactNode }) {
  return (
    <li>
      <a href={href} target="_blank" rel="noopener">
        {Icon && <Icon aria-hidden size={22} />}
        {children}
      </a>
    </li>
  );
}
