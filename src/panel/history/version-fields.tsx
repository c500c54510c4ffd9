import type { ActivityDetail, ActivityEntry, Fields } from '../../shared/activity';
import { useDetail } from '../activity/use-detail';
import type { Form } from '../form/use-form';
import { Button } from '../parts/button';
import { messageOf } from '../parts/unread';
import { PastFields, type PastWords } from './past-fields';
import { pastIn } from './version';

const WORDS: PastWords = {
  sides: { removed: 'só no formulário', added: 'só nesta versão' },
  comes: 'past',
  back: 'Está no formulário, ainda sem salvar.',
};

type Props<Values extends object> = {
  form: Form<Values>;
  now: Values;
  entry: ActivityEntry;
  side: 'before' | 'after';
};

/** Shows by field how a version differs from the form, and restores it. */
export function VersionFields<Values extends object>({ form, now, entry, side }: Props<Values>) {
  const { data: detail, error, refetch } = useDetail(entry.id);
  if (error) {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p>{messageOf(error) ?? 'Não conseguimos ler esta versão agora.'}</p>
        <Button onClick={() => void refetch()}>Tentar de novo</Button>
      </div>
    );
  }
  if (!detail) {
    return (
      <p role="status" className="text-muted">
        Carregando...
      </p>
    );
  }
  const fields = detail[side] ?? detail.before ?? {};
  const past = pastIn(form, now, fields, detail.lost);
  if (!past) return <p className="text-muted">Esta versão é de um formato antigo, que não dá para comparar.</p>;
  if (past.length === 0) {
    return <p className="text-muted">{sameText(form, fields, detail)}</p>;
  }
  return <PastFields {...{ form, now, past }} words={WORDS} />;
}

/** Explains why a version would change nothing in the form. */
function sameText<Values extends object>(form: Form<Values>, fields: Fields, { changed }: ActivityDetail): string {
  if (changed.length > 0 && Object.keys(fields).length === changed.length) return 'Aqui só mudou a posição na lista.';
  const tellsNothing = Object.keys(form.versionIn(fields) ?? {}).length === 0;
  return tellsNothing ? 'Esta versão não conta nada destes campos.' : 'O formulário está igual a esta versão.';
}
