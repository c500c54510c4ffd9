import { AREA } from '../shared/telephone';

/** Values of the forms that open a chat, and the messages built from them. Nothing is sent to the server. */

export type ContactLead = { name: string; email: string; subject: string; message: string };

export type LicensingLead = {
  name: string;
  email: string;
  phone: string;
  /** City and state, as in `Vila Velha - ES`. */
  city: string;
  investment: string;
  /** May be empty. */
  message: string;
};

/** Options for the planned investment. */
export const INVESTMENTS = ['R$ 200.000 - R$ 300.000', 'R$ 300.000 - R$ 500.000', 'Acima de R$ 500.000'];

/** An e-mail address with a full domain: browsers alone accept `ana@exemplo`. The title names what is missing. */
export const EMAIL = {
  type: 'email',
  pattern: '.+@.+\\..+',
  title: 'Informe o endereço completo, como nome@exemplo.com.',
  autoComplete: 'email',
};
export const EMAIL_LENGTH = 254;

const BRAZILIAN = `\\D*(?:(?:00)?\\D*55|0)?\\D*${AREA}(?:\\D*\\d){8,9}\\D*`;
const FOREIGN = '\\s*(?:\\+|00)\\D*(?!55)[1-9](?:\\D*\\d){9,14}\\D*';

/** A phone number with its area code, in any notation. One of another country begins with its code. */
export const PHONE = {
  type: 'tel',
  pattern: `${BRAZILIAN}|${FOREIGN}`,
  title: 'Informe um DDD válido e o número, como (27) 99999-0000.',
  autoComplete: 'tel',
};
export const PHONE_LENGTH = 30;

export function contactText({ name, email, subject, message }: ContactLead): string {
  return chatText('Olá! Vim pelo site e quero falar com vocês. 💜', [
    ['Nome', name],
    ['E-mail', email],
    ['Assunto', subject],
    ['Mensagem', message],
  ]);
}

export function licensingText({ name, email, phone, city, investment, message }: LicensingLead): string {
  return chatText('Olá! Quero ser um licenciado Soul. 💜', [
    ['Nome', name],
    ['E-mail', email],
    ['Telefone', phone],
    ['Cidade/UF', city],
    ['Investimento', investment],
    ['Mensagem', message],
  ]);
}

/** Builds a message of a greeting and one line per answer; empty answers are left out. */
function chatText(greeting: string, answers: [label: string, value: string][]): string {
  const lines = answers
    .map(([label, value]) => [label, value.replace(/\r\n?/g, '\n').trim()])
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`);
  return [greeting, '', ...lines].join('\n');
}
