import type { ActivityEntry } from '../../shared/activity';
import { same } from '../../shared/merge';
import { useDetail } from '../activity/use-detail';
import { Legend, type Sides } from '../compare/comparison';
import { FieldComparison } from '../compare/field-comparison';
import type { Form } from '../form/use-form';
import { Button } from '../parts/button';
import { messageOf } from '../parts/unread';
import { type Past, pastIn } from './version';

const SIDES: Sides = { removed: 'só nesta versão', added: 'só no formulário' };

type Props<Values extends object> = {
  form: Form<Values>;
  now: Values;
  entry: ActivityEntry;
  side: 'before' | 'after';
};

/** Field by field what a version has otherwise than the form, and the way to take it back. */
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
    const isMove = detail.changed.length > 0 && Object.keys(fields).length === detail.changed.length;
    return (
      <p className="text-muted">
        {isMove ? 'Aqui só mudou a posição na lista.' : 'O formulário está igual a esta versão.'}
      </p>
    );
  }
  return <Fields {...{ form, now, past }} />;
}

type FieldsProps<Values extends object> = { form: Form<Values>; now: Values; past: Past<Values>[] };

function Fields<Values extends object>({ form, now, past }: FieldsProps<Values>) {
  const open = past.filter(({ isLost }) => !isLost);
  const isBack = ({ field, value }: Past<Values>) => same(form.values[field], value);
  const areBack = open.length > 0 && open.every(isBack);

  /** Puts the version's values into the form, or what was there when the history was opened. */
  function put(fields: Past<Values>[], isBackAlready: boolean) {
    const values = fields.map(({ field, value }) => [field, isBackAlready ? now[field] : value]);
    form.set(Object.fromEntries(values) as Partial<Values>);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Legend {...SIDES} />
        {open.length > 1 && (
          <Button onClick={() => put(open, areBack)}>{areBack ? 'Desfazer tudo' : 'Restaurar tudo'}</Button>
        )}
      </div>
      {past.map((each) => {
        const label = form.labels[each.field];
        const back = isBack(each);
        return (
          <section key={String(each.field)} aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <h3 className="font-medium text-ink">{label}</h3>
              {!each.isLost && (
                <Button
                  look="ghost"
                  aria-label={back ? `Desfazer: ${label}` : `Restaurar este campo: ${label}`}
                  onClick={() => put([each], back)}
                >
                  {back ? 'Desfazer' : 'Restaurar este campo'}
                </Button>
              )}
            </div>
            {each.note && (
              <p className="rounded-lg bg-warning-soft px-3 py-1.5 text-sm font-medium text-warning">{each.note}</p>
            )}
            <div className="rounded-lg border border-line p-3">
              <FieldComparison
                noun={form.noun}
                field={String(each.field)}
                before={each.value}
                after={now[each.field]}
                words={form.describe?.[each.field] as ((value: unknown) => string) | undefined}
                sides={SIDES}
              />
            </div>
            <p role="status" className="text-sm font-medium text-success empty:sr-only">
              {back ? 'Está no formulário, ainda sem salvar.' : ''}
            </p>
          </section>
        );
      })}
    </div>
  );
}
