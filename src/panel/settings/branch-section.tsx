import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { chatLink } from '../../shared/whatsapp';
import { Field } from '../../ui/field';
import { CheckedLinkField } from '../links/checked-link-field';
import { PictureField } from '../media/picture-field';
import { Button, IconButton } from '../parts/button';
import { GroupProblem } from '../parts/group-problem';
import { useItems } from '../parts/use-items';
import { Section, Wide } from './section';
import { PROFILE, Preview, Restore, Setting, type SettingsForm } from './setting';
import { labels, type SettingsValues } from './values';

const PAGE = '/biocasaforte';

/** Edits the branch's page of links for Instagram. */
export function BranchSection({ form }: { form: SettingsForm }) {
  const open = (href: string) => <Preview href={href} />;
  return (
    <Section
      title="Página da unidade"
      text={
        <>
          Os links que a unidade divulga no Instagram. O que dizem os botões fica em Páginas.{' '}
          <Preview href={PAGE}>Ver a página</Preview>
        </>
      }
    >
      <Setting form={form} name="branch.name" />
      <Setting form={form} name="branch.subtitle" />
      <Wide>
        <PictureField label={labels['branch.avatar']} {...form.bind('branch.avatar')} />
        <Restore form={form} name="branch.avatar" />
      </Wide>
      <Setting form={form} name="branch.orderLink" inputMode="url" preview={open} />
      <Setting form={form} name="branch.mapsLink" inputMode="url" preview={open} />
      <Setting
        form={form}
        name="branch.chatPhone"
        inputMode="tel"
        hint="Em branco, o botão de conversa não aparece."
        preview={(phone) => (
          <Preview href={chatLink(phone, form.values['branch.chatMessage'])}>Testar a mensagem no WhatsApp</Preview>
        )}
      />
      <Setting form={form} name="branch.instagram" {...PROFILE} />
      <Wide>
        <Setting form={form} name="branch.chatMessage" long />
      </Wide>
      <Wide>
        <Setting form={form} name="branch.nutritionDocument" preview={open} />
      </Wide>
      <Wide>
        <ExtraLinks form={form} />
      </Wide>
    </Section>
  );
}

const MAX_LINKS = 12;

function ExtraLinks({ form }: { form: SettingsForm }) {
  const { value: links, error, onChange } = form.bind('branch.extraLinks');
  const { list, adding, add, change, remove } = useItems(links, onChange);
  const hint = useId();

  return (
    <fieldset id="branch.extraLinks" tabIndex={-1} aria-describedby={hint}>
      <legend className="font-medium text-ink">Outros links</legend>
      <p id={hint} className="text-sm text-muted">
        O endereço é o nome ou o caminho de uma página do site, ou começa com https://.
      </p>
      <ul ref={list} data-rows>
        {links.map((link, position) => (
          <ExtraLink
            // biome-ignore lint/suspicious/noArrayIndexKey: links have no stable key while they are edited.
            key={position}
            number={position + 1}
            link={link}
            onChange={(edit) => change(position, (before) => ({ ...before, ...edit }))}
            onRemove={() => remove(position)}
          />
        ))}
      </ul>
      <GroupProblem text={error} />
      <div className="mt-2 flex flex-wrap gap-2">
        {links.length < MAX_LINKS && (
          <Button ref={adding} onClick={() => add({ label: '', href: '' })}>
            <Plus aria-hidden size={15} />
            Adicionar link
          </Button>
        )}
        <Restore form={form} name="branch.extraLinks" />
      </div>
    </fieldset>
  );
}

type Link = SettingsValues['branch.extraLinks'][number];
type LinkProps = { number: number; link: Link; onChange: (edit: Partial<Link>) => void; onRemove: () => void };

function ExtraLink({ number, link: { label, href }, onChange, onRemove }: LinkProps) {
  return (
    <li className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <Field
        label={`Texto do link ${number}`}
        value={label}
        onChange={({ target }) => onChange({ label: target.value })}
      />
      <CheckedLinkField
        what="link"
        label={`Endereço do link ${number}`}
        value={href}
        onChange={({ target }) => onChange({ href: target.value })}
        onSettle={(address) => onChange({ href: address })}
      />
      <IconButton label={`Remover link ${number}`} className="w-fit justify-self-end sm:mt-7" onClick={onRemove}>
        <Trash2 aria-hidden size={16} />
      </IconButton>
    </li>
  );
}
