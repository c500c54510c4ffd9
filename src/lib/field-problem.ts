import { grouped } from '../shared/number-text';
/** Error messages by field name. */
export type Problems = Record<string, string>;
type Answer = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const EMPTY = 'Preencha este campo.';
/** For fields with only spaces, which the browser's `required` accepts. */
const BLANK = 'Preencha este campo: só espaços não bastam.';

export const answersIn = (form: HTMLFormElement) => [...form.querySelectorAll<Answer>('input,select,textarea')];

/** Returns the problems of a form, in Portuguese in every browser. Each field shows its own below itself. */
export function problemsIn(form: HTMLFormElement): Problems {
  return Object.fromEntries(
    answersIn(form)
      .map((answer) => [answer.name, problemOf(answer)])
      .filter(([name, problem]) => name && problem),
  );
}

/** Returns a field's problem, or ''. The title of a field with a pattern describes it. Passwords may be only spaces. */
function problemOf({ value, required, validity, title, type, dataset }: Answer): string {
  const limit = Number(dataset.limit ?? Number.POSITIVE_INFINITY);
  if (value.length > limit)
    return `Encurte o texto: cabem ${grouped(limit)} caracteres, e há ${grouped(value.length)}.`;
  if (type === 'checkbox') return validity.valid ? '' : 'Marque para continuar.';
  if (required && !(type === 'password' ? value : value.trim())) return value ? BLANK : EMPTY;
  if (validity.valid) return '';
  return title || (type === 'email' ? 'Informe o endereço completo, como nome@exemplo.com.' : 'Confira este campo.');
}
