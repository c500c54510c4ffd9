import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { pageTitle } from '../../shared/page-title';
import { describePicture } from '../../shared/picture';
import { Badge } from '../parts/badge';
import { Button } from '../parts/button';
import { useRested } from '../parts/use-rested';
import { ChatLink } from './chat-link';
import { AppearanceFields, type AppearanceForm, type Own } from './fields';
import { GoogleResult } from './google-result';
import { useSiteNames } from './site-names';

type Props = {
  form: AppearanceForm;
  own: Own;
  /** Breadcrumbs of the page, as in its structured data. */
  crumbs: string[];
  /** Publication date, if Google shows it. */
  date?: string | null;
  /** Note above the previews. */
  note?: string | undefined;
};

/**
 * Previews a record's page in search results and chats, with fields for other texts. Fills the available width, from 17rem
 * on.
 */
export function SearchAppearance({ form, own, crumbs, date, note }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { values, errors, refusals } = form;
  const [refused, setRefused] = useState(refusals);
  if (refused !== refusals) {
    setRefused(refusals);
    // Opens the fields if one of them was refused, so that the error is visible and focusable.
    if (errors.searchTitle || errors.searchDescription || errors.shareImage) setOpen(true);
  }
  const names = useSiteNames();
  const shareImage = useRested(values.shareImage.trim());
  const isOwn = [values.searchTitle, values.searchDescription, values.shareImage].some((text) => text.trim());
  const shown = {
    host: location.host,
    title: pageTitle(values.searchTitle.trim() || own.title, names),
    description: (own.lead ?? '') + (values.searchDescription.trim() || own.description),
  };
  return (
    <section aria-labelledby={`${id}-title`} className="panel-card @container grid min-w-0 gap-4 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={`${id}-title`} className="mr-auto text-base">
          Nos buscadores e no WhatsApp
        </h2>
        {isOwn && <Badge tone="accent">Personalizado</Badge>}
        <Button
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          aria-describedby={`${id}-title`}
          onClick={() => setOpen(!isOpen)}
        >
          Personalizar
          <ChevronDown aria-hidden size={16} className={isOpen ? 'rotate-180' : ''} />
        </Button>
      </div>
      {note && <p className="text-sm text-muted">{note}</p>}
      <div id={`${id}-fields`} className="empty:hidden">
        {isOpen && <AppearanceFields form={form} own={own} />}
      </div>
      <div className={`grid items-start gap-4 ${isOpen ? '@xl:grid-cols-2' : ''}`}>
        <GoogleResult site={names.brandPhrase} crumbs={crumbs} date={date} {...shown} />
        {isOpen && <ChatLink image={describePicture(shareImage) ? shareImage : own.image} {...shown} />}
      </div>
    </section>
  );
}
