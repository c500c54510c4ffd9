import { useLocation } from 'react-router-dom';
import { ACCOUNT_PAGE } from '../../lib/account-page';
import { addressLine, districtLine } from '../../shared/address';
import { footLines, footLinks, type NavigationLink, navigation } from '../../shared/navigation';
import { chatLink } from '../../shared/whatsapp';
import { Link } from '../../ui/link';
import { Text } from '../../ui/text';
import { useCategoryPath, useSite } from './document';
import { LicensingBand } from './licensing-band';

/** Shopping pages, where the licensing offer shrinks to a strip. */
const SHOPPING = /^\/(produtos\/|comp|fav)/;

export function Footer() {
  const { settings, foot = footLines } = useSite();
  const { pathname } = useLocation();
  const pathOf = useCategoryPath();
  return (
    <>
      {/* Hidden on its target page, and on account pages, where it would distract. */}
      {pathname !== '/licencie' && !ACCOUNT_PAGE.test(pathname) && <LicensingBand slim={SHOPPING.test(pathname)} />}
      <footer className="site-footer on-dark">
        <div className="shell foot grid gap-8">
          <div>
            <p className="foot-claim">
              Proteína que dá gosto: shakes, sorvetes, cones e bebidas quentes feitos para o seu dia.
            </p>
            <p className="foot-ways">
              <FooterLink href={settings.instagram}>Instagram</FooterLink>
            </p>
          </div>
          <LinkColumn title="Navegação" links={navigation} />
          {foot.length > 0 && (
            <LinkColumn title="Produtos" links={foot.map(({ to, label }) => ({ to: pathOf(to), label }))} />
          )}
          <div>
            <h2 className="mb-4 text-heading text-white">Contato</h2>
            <address className="grid gap-2 not-italic">
              <p>
                <Text>{addressLine(settings.addressStreet)}</Text>
                <br />
                <Text>{districtLine(settings)}</Text>
              </p>
              <p>{settings.businessHours}</p>
              <p className="foot-ways">
                <FooterLink href={`mailto:${settings.contactEmail}`}>{settings.contactEmail}</FooterLink>
                <FooterLink href={chatLink(settings.chatPhone)}>{`WhatsApp ${settings.chatPhone}`}</FooterLink>
                {/* Not by `dialledNumber`, whose code every page would carry for a number that few have. */}
                {settings.phone !== settings.chatPhone && (
                  <FooterLink href={`tel:${settings.phone.replace(/[^+\d]/g, '')}`}>{settings.phone}</FooterLink>
                )}
              </p>
            </address>
          </div>
        </div>
        <div className="shell foot-sign">
          <div className="foot-end flex flex-wrap justify-between gap-x-8 gap-y-2 text-sm">
            {/* The page may have been rendered last year. */}
            <p suppressHydrationWarning>{`© ${new Date().getFullYear()} ${settings.legalName}`}</p>
            <ul className="flex flex-wrap gap-x-6">
              {footLinks.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </footer>
    </>
  );
}

function FooterLink({ href, children }: { href: string; children: string }) {
  const external = href.startsWith('https:');
  return (
    <a href={href} className="wrap-anywhere" {...(external && { target: '_blank', rel: 'noopener' })}>
      {children}
    </a>
  );
}

function LinkColumn({ title, links }: { title: string; links: NavigationLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-4 text-heading text-white">{title}</h2>
      <ul className="grid gap-1">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
