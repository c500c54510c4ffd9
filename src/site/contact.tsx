import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { addressLine, districtLine } from '../shared/address';
import { dialledNumber } from '../shared/telephone';
import { Field, TextAreaField } from '../ui/field';
import { Text } from '../ui/text';
import { ChatForm } from './chat-form';
import { useSite } from './layout/document';
import { Head } from './layout/head';
import { SceneHeader } from './layout/scene-header';
import { scenes } from './layout/scenes';
import { type ContactLead, contactText, EMAIL, EMAIL_LENGTH } from './lead';

export function Component() {
  return (
    <>
      <Head
        title="Contato"
        description="Fale com a Soul pelo WhatsApp, por telefone ou por e-mail: dúvidas, elogios, pedidos, parcerias e revenda."
      />
      <SceneHeader
        low
        scene={scenes.soulcoffee}
        title="Contato"
        text="Dúvida sobre um sabor, elogio, sugestão ou parceria: mande para a gente. Quem responde é gente de verdade."
      />
      <div className="shell grid grid-cols-1 gap-8 pb-20 md:grid-cols-[5fr_4fr] lg:gap-20">
        <section aria-labelledby="mensagem-titulo">
          <h2 id="mensagem-titulo" className="mb-4 text-heading">
            Escreva para nós
          </h2>
          <ContactForm />
        </section>
        <ContactInfo />
      </div>
    </>
  );
}

function ContactForm() {
  return (
    <ChatForm<ContactLead> label="Formulário de contato" text={contactText}>
      {(answer) => (
        <>
          <Field label="Nome" {...answer('name', 120)} autoComplete="name" required />
          <Field label="E-mail" {...EMAIL} {...answer('email', EMAIL_LENGTH)} required />
          <Field label="Assunto" {...answer('subject', 120)} required />
          <TextAreaField label="Mensagem" {...answer('message', 1500)} rows={5} required />
        </>
      )}
    </ChatForm>
  );
}

function ContactInfo() {
  const { settings } = useSite();
  return (
    <section aria-labelledby="canais-titulo">
      <h2 id="canais-titulo" className="mb-4 text-heading">
        Outros caminhos
      </h2>
      <ul className="grid grid-cols-1 gap-6 rounded-card bg-lilac p-card">
        <Channel icon={<Phone aria-hidden />} title="Telefone">
          <ChannelLink href={`tel:${dialledNumber(settings.phone)}`}>{settings.phone}</ChannelLink>
        </Channel>
        <Channel icon={<Mail aria-hidden />} title="E-mails">
          <Mailbox purpose="Atendimento" address={settings.contactEmail} />
          <Mailbox purpose="Comercial e revenda" address={settings.salesEmail} />
          <Mailbox purpose="Licenciamento" address={settings.franchiseEmail} />
        </Channel>
        <Channel icon={<MapPin aria-hidden />} title="Endereço">
          <p>
            <Text>{addressLine(settings.addressStreet)}</Text>
            <br />
            <Text>{districtLine(settings)}</Text>
          </p>
        </Channel>
        <Channel icon={<Clock aria-hidden />} title="Horário de atendimento">
          <p>{settings.businessHours}</p>
        </Channel>
      </ul>
    </section>
  );
}

function Channel({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-start gap-3">
      <span className="grid size-12 shrink-0 place-items-center rounded-2xl bg-primary text-white">{icon}</span>
      <div className="min-w-0 grow basis-32">
        <h3 className="text-[1.1em] wrap-anywhere">{title}</h3>
        {children}
      </div>
    </li>
  );
}

function Mailbox({ purpose, address }: { purpose: string; address: string }) {
  return (
    <p className="snug">
      <span className="text-sm text-muted">{purpose}</span>
      <br />
      <ChannelLink href={`mailto:${address}`}>{address}</ChannelLink>
    </p>
  );
}

function ChannelLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-block py-1 font-medium wrap-anywhere text-primary-deep underline-offset-4 hover:underline"
    >
      <Address>{children}</Address>
    </a>
  );
}

/** In a narrow line an e-mail address breaks before the host. */
function Address({ children }: { children: string }) {
  const [name, host] = children.split('@');
  return host === undefined ? (
    children
  ) : (
    <>
      {name}
      <wbr />@{host}
    </>
  );
}
