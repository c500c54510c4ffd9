import { FileText, type LucideIcon, MapPin, MessageCircle, ShoppingBag } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { orNull, unwrap } from '../lib/api';
import { api, siteContext } from '../lib/context';
import type { PageHandle } from '../lib/page-handle';
import { addressLine } from '../shared/address';
import { branchBusiness } from '../shared/schema-org/locations';
import { chatLink } from '../shared/whatsapp';
import { Picture } from '../ui/picture';
import { Text } from '../ui/text';
import { Head } from './layout/head';
import { LateStyles } from './layout/late-styles';

/** White words stand on the purple head; pink begins below them, and bears only deep purple. */
const PAGE: CSSProperties = {
  minHeight: '100svh',
  background: 'linear-gradient(#6147de 22rem, #fea7e1 max(44rem, 100%))',
};
/** Seconds of the fade-in, from the head to the foot. */
const FADE = { head: 0.45, links: 0.5, foot: 0.55 };

export async function loader({ context }: LoaderFunctionArgs) {
  const read = unwrap(api(context).settings.$get());
  const settings = import.meta.env.SSR ? ((await orNull(read)) ?? context.get(siteContext).defaults) : await read;
  return settings.branch;
}

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> | undefined = import.meta.env.SSR
  ? { structuredData: (branch, { origin }) => [branchBusiness(origin, branch)] }
  : undefined;

/** The link-in-bio page of the Recife branch: one column of links, without the site's header and footer. */
export function Component() {
  const branch = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col" style={PAGE}>
      <Head
        title={branch.name}
        description={`${branch.name}: peça seu shake, veja como chegar, converse pelo WhatsApp e consulte as tabelas nutricionais.`}
        image={branch.avatar}
      />
      <main className="mx-auto grid w-full max-w-md flex-1 content-start gap-8 p-6 pt-12 text-center">
        <header className="on-dark grid place-items-center gap-2 text-white" style={fadeIn(FADE.head)}>
          <div className="size-24 overflow-hidden rounded-full shadow-lift">
            <Picture src={branch.avatar} alt="" sizes="6rem" eager />
          </div>
          <h1 className="mt-2 text-title text-inherit">{branch.name}</h1>
          <p style={{ textWrap: 'balance' }}>
            <Text>{addressLine(branch.subtitle)}</Text>
          </p>
          <p>
            <a
              href={branch.instagram}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
            >
              Instagram
            </a>
          </p>
        </header>
        <ul className="two-rings grid content-start gap-4" style={fadeIn(FADE.links)}>
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
      </main>
      <footer className="p-6 text-center text-sm text-plum" style={fadeIn(FADE.foot)}>
        © {new Date().getFullYear()} {branch.name}
      </footer>
      <LateStyles />
    </div>
  );
}

/** The page's styles have the keyframes and turn them off under reduced motion. */
function fadeIn(seconds: number): CSSProperties {
  return { animation: `fade-in ${seconds}s both` };
}

function BioLink({ href, icon: Icon, children }: { href: string; icon?: LucideIcon; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        target="_blank"
        rel="noopener"
        className="button w-full bg-surface text-primary-deep shadow-lift hover:bg-lilac"
      >
        {Icon && <Icon aria-hidden size={20} />}
        {children}
      </a>
    </li>
  );
}
