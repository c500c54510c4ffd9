/** What is wrong, by the names of the fields. */
export type Problems = Record<string, string>;
export type Answer = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const EMPTY = 'Preencha este campo.';
/** The browser requires an answer, and takes spaces for one. */
const BLANK = 'Preencha este campo: só espaços não bastam.';

export const answersIn = (form: HTMLFormElement) => [...form.querySelectorAll<Answer>('input,select,textarea')];

/** In Portuguese in every browser, as each field says it below itself. */
export function problemsIn(form: HTMLFormElement): Problems {
  return Object.fromEntries(
    answersIn(form)
      .map((answer) => [answer.name, problemOf(answer)])
      .filter(([name, problem]) => name && problem),
  );
}

export const count = (number: number) => number.toLocaleString('pt-BR');

/** A field with a pattern says by its title what it asks for. In a password spaces are signs like any other. */
function problemOf({ value, required, validity, title, type, dataset }: Answer): string {
  const limit = Number(dataset.limit ?? Number.POSITIVE_INFINITY);
  if (value.length > limit) return `Encurte o texto: cabem ${count(limit)} caracteres, e há ${count(value.length)}.`;
  if (type === 'checkbox') return validity.valid ? '' : 'Marque para continuar.';
  if (required && !(type === 'password' ? value : value.trim())) return value ? BLANK : EMPTY;
  if (validity.valid) return '';
  return title || (type === 'email' ? 'Informe o endereço completo, como nome@exemplo.com.' : 'Confira este campo.');
}
