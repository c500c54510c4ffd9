import { z } from './zod';

const FORMATS: Record<string, string> = {
  email: 'Informe um e-mail válido.',
  url: 'Informe um endereço válido.',
  datetime: 'Informe uma data e uma hora válidas.',
  date: 'Informe uma data válida.',
};

const TYPES: Record<string, string> = {
  string: 'Informe um texto.',
  number: 'Informe um número.',
  int: 'Informe um número inteiro.',
  boolean: 'Escolha sim ou não.',
  array: 'Informe uma lista.',
};

/** Returns the message of a contract without its own: every text that reaches a person is Portuguese. */
function message(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Preencha este campo.' : (TYPES[issue.expected] ?? UNFIT);
    case 'invalid_value':
      return 'Escolha uma das opções.';
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Confira o formato deste texto.';
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'not_multiple_of':
      return `Informe um múltiplo de ${issue.divisor}.`;
    case 'unrecognized_keys':
      return 'Há campos que não existem.';
    default:
      return UNFIT;
  }
}

const UNFIT = 'Confira este campo.';

function tooSmall({ origin, minimum, inclusive }: Omit<z.core.$ZodIssueTooSmall, 'path' | 'message'>): string {
  if (origin === 'string') return minimum === 1 ? 'Preencha este campo.' : `Use ao menos ${minimum} caracteres.`;
  if (origin === 'array' || origin === 'set') return `Inclua ao menos ${minimum}.`;
  return inclusive === false ? `Informe um valor maior que ${minimum}.` : `Informe ao menos ${minimum}.`;
}

function tooBig({ origin, maximum, inclusive }: Omit<z.core.$ZodIssueTooBig, 'path' | 'message'>): string {
  if (origin === 'string') return `Passa de ${maximum} caracteres.`;
  if (origin === 'array' || origin === 'set') return `Inclua no máximo ${maximum}.`;
  return inclusive === false ? `Informe um valor menor que ${maximum}.` : `Informe no máximo ${maximum}.`;
}

/** Sets the messages for every contract of this program. */
export function speakPortuguese() {
  z.config({ customError: message });
}
