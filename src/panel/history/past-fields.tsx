import { same } from '../../shared/merge';
import { Legend, type Sides } from '../compare/comparison';
import { FieldComparison } from '../compare/field-comparison';
import type { Form } from '../form/use-form';
import { Button } from '../parts/button';
import type { Past } from './version';

/** Meaning of the marks, the side that is marked as added, and the message for a restored field. */
export type PastWords = { sides: Sides; comes: 'past' | 'now'; back: string };

const ONE = 'Restaurar este campo';
/** They decide whether visitors see a record. A version is restored for its content, so these are restored only alone. */
const VISIBILITY = new Set(['publication', 'publishedAt', 'when', 'unpublishedAt', 'active']);

type Props<Values extends object> = { form: Form<Values>; now: Values; past: Past<Values>[]; words: PastWords };

/** Shows earlier values of fields beside the form's, with buttons that restore them or take that back. */
export function PastFields<Values extends object>({ form, now, past, words }: Props<Values>) {
  const isOfAll = ({ field, isLost }: Past<Values>) => !isLost && !VISIBILITY.has(String(field));
  const open = past.filter(isOfAll);
  const isBack = ({ field, value }: Past<Values>) => same(form.values[field], value);
  const areBack = open.length > 0 && open.every(isBack);

  /** Puts the version's values into the form, or those that the form had when the history was opened. */
  function put(fields: Past<Values>[], isBackAlready: boolean) {
    const values = fields.map(({ field, value }) => [field, isBackAlready ? now[field] : value]);
    form.set(Object.fromEntries(values) as Partial<Values>);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Legend {...words.sides} />
        {open.length > 1 && (
          <Button onClick={() => put(open, areBack)}>{areBack ? 'Desfazer tudo' : 'Restaurar tudo'}</Button>
        )}
      </div>
      {past.map((each) => {
        const label = form.labels[each.field];
        const back = isBack(each);
        return (
          <section key={String(each.field)} aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
            <h3 className="font-medium text-ink">{label}</h3>
            {each.note && (
              <p className="rounded-lg bg-warning-soft px-3 py-1.5 text-sm font-medium text-warning">{each.note}</p>
            )}
            <div className="rounded-lg border border-line p-3">
              <FieldComparison
                noun={form.noun}
                field={String(each.field)}
                before={words.comes === 'past' ? now[each.field] : each.value}
                after={words.comes === 'past' ? each.value : now[each.field]}
                words={form.describe?.[each.field] as ((value: unknown) => string) | undefined}
                sides={words.sides}
              />
            </div>
            {/* After the comparison, which is read before the decision. */}
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {!each.isLost && (
                <Button
                  look="ghost"
                  className="-ml-3"
                  aria-label={back ? `Desfazer: ${label}` : `${ONE}: ${label}`}
                  onClick={() => put([each], back)}
                >
                  {back ? 'Desfazer' : ONE}
                </Button>
              )}
              {open.length > 1 && !each.isLost && !isOfAll(each) && (
                <p className="text-sm text-muted">“Restaurar tudo” não muda este campo.</p>
              )}
              <p role="status" className="text-sm font-medium text-success empty:sr-only">
                {back ? words.back : ''}
              </p>
            </div>
          </section>
        );
      })}
    </div>
  );
}
