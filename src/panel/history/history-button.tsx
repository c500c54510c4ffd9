import { History } from 'lucide-react';
import { useState } from 'react';
import type { Form } from '../form/use-form';
import { Button } from '../parts/button';
import { CAPTIONED, Caption } from '../parts/caption';
import { HistoryDialog } from './history-dialog';

/** Opens the earlier versions of the record in a form. */
export function HistoryButton<Values extends object>({ form }: { form: Form<Values> }) {
  const [isOpen, setOpen] = useState(false);
  const { pastOf } = form;
  if (pastOf === null) return null;
  return (
    <>
      <Button
        look="ghost"
        aria-label="Histórico"
        aria-haspopup="dialog"
        className={`@max-5xl:aspect-square @max-5xl:px-0 ${CAPTIONED}`}
        onClick={() => setOpen(true)}
      >
        <History aria-hidden size={16} />
        <span className="@max-5xl:hidden">Histórico</span>
        <Caption>Histórico</Caption>
      </Button>
      {isOpen && <HistoryDialog form={form} id={pastOf} onClose={() => setOpen(false)} />}
    </>
  );
}
