import { sharedMap } from '../../shared/maps';
import { dialledNumber } from '../../shared/telephone';
import { chatLink } from '../../shared/whatsapp';
import { BranchSection } from './branch-section';
import { SearchSection } from './search-section';
import { Section, Wide } from './section';
import { PROFILE, Preview, Setting, type SettingsForm } from './setting';

export function Sections({ form }: { form: SettingsForm }) {
  const map = <Preview href={sharedMap(form.values.mapQuery)}>Ver no mapa</Preview>;
  return (
    <>
      <Section title="Marca" text="Como a marca se chama no site, nas buscas e nas páginas legais.">
        <Setting form={form} name="brandName" />
        <Setting form={form} name="legalName" />
        <Wide>
          <Setting
            form={form}
            name="brandPhrase"
            hint="Quando aparece no título de um slide, ganha uma linha só para ela."
            preview={(phrase) => <SlideTitle phrase={phrase} />}
          />
        </Wide>
      </Section>
      <Section title="Contato" text="Aparece no rodapé e na página de contato.">
        <Setting
          form={form}
          name="phone"
          inputMode="tel"
          preview={(phone) => <Preview href={`tel:${dialledNumber(phone)}`}>Ligar para este número</Preview>}
        />
        <Setting form={form} name="businessHours" />
        <Setting form={form} name="contactEmail" inputMode="email" preview={mailto} />
        <Setting form={form} name="salesEmail" inputMode="email" preview={mailto} />
        <Setting form={form} name="franchiseEmail" inputMode="email" preview={mailto} />
        <Setting form={form} name="instagram" {...PROFILE} />
      </Section>
      <Section title="Endereço" text="Onde a marca fica, e o lugar que o mapa mostra sem local selecionado.">
        <Setting form={form} name="addressStreet" />
        <Setting form={form} name="addressDistrict" />
        <Setting form={form} name="addressCity" />
        <Setting form={form} name="addressUf" maxLength={2} />
        <Wide>
          <Setting form={form} name="mapQuery" preview={() => map} />
        </Wide>
      </Section>
      <Section
        title="Conversas e licenciamento"
        text="Para onde vão as conversas dos formulários, do carrinho e de quem quer ser licenciado."
      >
        <Setting
          form={form}
          name="chatPhone"
          inputMode="tel"
          preview={(phone) => <Preview href={chatLink(phone)}>Abrir a conversa</Preview>}
        />
        <Setting form={form} name="schedulingLink" inputMode="url" preview={(href) => <Preview href={href} />} />
        <Wide>
          <Setting
            form={form}
            name="licensingMessage"
            long
            preview={(text) => (
              <Preview href={chatLink(form.values.chatPhone, text)}>Testar a mensagem no WhatsApp</Preview>
            )}
          />
        </Wide>
      </Section>
      <SearchSection form={form} />
      <BranchSection form={form} />
    </>
  );
}

function mailto(address: string) {
  return <Preview href={`mailto:${address}`}>Escrever para este e-mail</Preview>;
}

/** Previews the phrase as a slide of the home page shows it. */
function SlideTitle({ phrase }: { phrase: string }) {
  return (
    <p className="mt-2 rounded-lg bg-[#2b1a6b] px-4 py-3 text-lg leading-tight font-semibold text-white">
      <span className="sr-only">Em um slide: </span>
      <span className="block text-[#fea7e1]">{phrase}</span> proteína que dá gosto
    </p>
  );
}
