import { Clock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { addressLine, cityLine } from '../../shared/address';
import type { Location } from '../../shared/location';
import { locationTypeLabels } from '../../shared/location-type';
import { dialledNumber } from '../../shared/telephone';
import { chatLink, takesChats } from '../../shared/whatsapp';
import { Picture } from '../../ui/picture';
import { Text } from '../../ui/text';
import { LocationHours } from './location-hours';
import { OrderHere } from './order-here';
import { CloseDetails, DirectionsLink } from './panel-links';
import { useLanding } from './use-landing';

/** A target for a finger, in a line of text. */
const LINK = '-my-1.5 inline-block py-2 font-medium text-primary-deep underline underline-offset-4';

type Props = { location: Location; now: Date | null; madeAt: number; closeTo: string; onClose: () => void };

export function LocationPanel({ location, now, madeAt, closeTo, onClose }: Props): ReactNode {
  const { id, name, address, city, uf, zipcode, phone, email, type, image } = location;
  return (
    <article ref={useLanding()} className="store-panel">
      {image && (
        <div className="store-picture">
          <Picture src={image} shape="wide" alt="" sizes="(min-width: 80rem) 22rem, (min-width: 48rem) 45vw, 90vw" />
        </div>
      )}
      <CloseDetails key={id} to={closeTo} onClose={onClose} />
      <div className="store-words">
        <div>
          <p>
            <small>{locationTypeLabels[type]}</small>
          </p>
          <h2 className="mt-1">{name}</h2>
        </div>
        <Fact icon={Clock}>
          <LocationHours location={location} now={now} madeAt={madeAt} />
        </Fact>
        <Fact icon={MapPin}>
          <Text>{addressLine(address)}</Text>
          <br />
          <Text>{[cityLine(city, uf), zipcode && `CEP ${zipcode}`].filter(Boolean).join(', ')}</Text>
        </Fact>
        <Fact icon={Phone}>{phone ? <PhoneLinks phone={phone} /> : 'Telefone não informado'}</Fact>
        <Fact icon={Mail}>
          {email ? (
            <a href={`mailto:${email}`} className={`${LINK} break-all`}>
              {email}
            </a>
          ) : (
            'E-mail não informado'
          )}
        </Fact>
        <div className="store-ways">
          <DirectionsLink location={location} />
          <OrderHere location={location} />
        </div>
      </div>
    </article>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <div className="flex items-start gap-3 snug">
      <Icon aria-hidden size={20} className="shrink-0 text-primary-deep" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

function PhoneLinks({ phone }: { phone: string }) {
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-3">
      <a href={`tel:${dialledNumber(phone)}`} className={LINK}>
        {phone}
      </a>
      {takesChats(phone) && (
        <a href={chatLink(phone)} target="_blank" rel="noopener" className={LINK}>
          WhatsApp
        </a>
      )}
    </span>
  );
}
