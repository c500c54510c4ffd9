import type { RefObject } from 'react';
import type { Written } from '../../shared/pages/written';
import { Field, SelectField, TextAreaField } from '../../ui/field';
import { Text } from '../../ui/text';
import { ChatForm } from '../chat-form';
import { Said } from '../layout/said';
import { EMAIL, EMAIL_LENGTH, INVESTMENTS, type LicensingLead, licensingText, PHONE, PHONE_LENGTH } from '../lead';

type Props = { id: string; written: Written; message: RefObject<HTMLTextAreaElement | null> };

export function LeadForm({ id, written, message }: Props) {
  return (
    <section id={id} aria-labelledby="interesse-titulo" className="licensing-form">
      <div className="shell section grid gap-10 md:grid-cols-2 lg:gap-20">
        <div data-reveal="" className="grid content-start gap-5 md:sticky md:top-24 md:self-start">
          <Said as="h2" id="interesse-titulo" className="text-title" of={written} name="licensingFormTitle" />
          <Said as="p" className="max-w-prose" of={written} name="licensingForm" />
          <p className="max-w-prose">
            Sem compromisso e sem pressa. Se preferir ler antes,{' '}
            <a href="/licenciamento.pdf" className="underline">
              abra o resumo em PDF
            </a>
            .
          </p>
        </div>
        <ChatForm<LicensingLead> label="Formulário de licenciamento" text={licensingText}>
          {(answer) => (
            <>
              <Field label="Nome" {...answer('name', 120)} autoComplete="name" required />
              <Field label="E-mail" {...EMAIL} {...answer('email', EMAIL_LENGTH)} required />
              <Field label="Telefone" {...PHONE} {...answer('phone', PHONE_LENGTH)} required />
              <Field
                label="Cidade"
                hint={<Text>Com a UF, por exemplo: Vila Velha - ES.</Text>}
                {...answer('city', 120)}
                autoComplete="address-level2"
                required
              />
              <SelectField label="Investimento" {...answer('investment')} required>
                <option value="">Selecione uma opção</option>
                {INVESTMENTS.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </SelectField>
              <TextAreaField ref={message} label="Mensagem" hint="Opcional." {...answer('message', 1500)} />
            </>
          )}
        </ChatForm>
      </div>
    </section>
  );
}
