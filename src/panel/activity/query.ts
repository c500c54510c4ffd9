import { ACTIONS, type Action } from '../../shared/activity';
import { NOUNS } from '../../shared/nouns';

/** What the list is asked, by what the address says. */
export function queryOf(params: URLSearchParams) {
  const text = (name: string) => params.get(name) || undefined;
  const date = (name: string) => {
    const value = params.get(name) ?? '';
    return /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined;
  };
  return {
    noun: NOUNS.find((noun) => noun === params.get('tipo')),
    record: text('registro'),
    user: text('pessoa'),
    action: ACTIONS.find((action): action is Action => action === params.get('acao')),
    from: date('de'),
    to: date('ate'),
  };
}
export type ActivityQuery = ReturnType<typeof queryOf>;
